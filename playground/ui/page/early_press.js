// A press of Generate waits until the page is filled: a link, a class or what was kept arrives some moments after the page
// itself, and a run that began before would be one of other settings.

const PATIENCE = 10_000; // milliseconds: a server that is silent for so long is told of by the run itself

export function holdEarlyPresses() {
  const awaited = new Set(['kept', 'class']); // see FormMemory.on_load and ClassPanel.on_load
  let isHeld = false;
  const generate = () => document.getElementById('generate');

  function hold(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    isHeld = true;
    generate()?.setAttribute('aria-busy', 'true');
  }
  const within = (event, place) => /** @type {Element} */ (event.target).closest(place);
  const onClick = (event) => { if (within(event, '#generate')) hold(event); };
  const onKey = (event) => { if (event.key === 'Enter' && event.shiftKey && within(event, '#prompt')) hold(event); };
  function release() {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKey, true);
    generate()?.removeAttribute('aria-busy');
    if (isHeld) generate()?.click();
    isHeld = false;
  }

  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
  const timer = setTimeout(release, PATIENCE);
  window.GenerationPlaygroundFilled = (by) => {
    if (!awaited.delete(by) || awaited.size) return;
    clearTimeout(timer);
    setTimeout(() => { // when what has arrived stands in the controls
      if (!isHeld) document.dispatchEvent(new CustomEvent('gp-filled'));
      release();
    });
  };
}
