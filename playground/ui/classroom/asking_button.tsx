// A button for what cannot be taken back: the first press asks, and a second one within some seconds does it.

import {useEffect, useState} from 'preact/hooks';

const PATIENCE = 5000; // milliseconds

interface AskingProps {
  words: string;
  question: string;
  class: string;
  label?: string;
  press: () => void;
}

export function AskingButton({words, question, class: names, label, press}: AskingProps) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => setAsked(false), PATIENCE);
    return () => clearTimeout(timer);
  }, [isAsked]);
  const act = () => {
    setAsked(!isAsked);
    if (isAsked) press();
  };
  return (
    <button type="button" class={names} aria-label={label} onClick={act}>
      {isAsked ? question : words}
    </button>
  );
}
