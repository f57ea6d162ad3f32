// The pictures and sounds that a person has added, beside the prompt: small, with a button that opens or plays each and one
// that takes it out. The component's value is the list as JSON; what the page has added itself it knows again by its hash.

import {render} from 'preact';
import {useState} from 'preact/hooks';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {Preview} from '../../../visualizers/panes/tokens/media_chips.tsx';
import {type Component, partOf} from '../page/component.ts';
import {mainLog} from '../page/panes.ts';

/** A picture or a sound; `key` is that of its file, which this server may not have. */
interface Medium {
  kind: 'image' | 'audio';
  sha256: string;
  preview: string;
  key?: string;
  width?: number;
  height?: number;
  seconds?: number;
}

export function mountMediaArea({element, props, server, watch}: Component): void {
  const list = partOf(element, '.gp-media');
  const keys = new Map<string, string>(); // of what this page has added, by its hash
  let drawn: string | null = '';
  const fileOf = (key: string | undefined) => (key ? server.media_file(key) : Promise.resolve(''));
  mainLog().answers.media_file = (sha256: string) => fileOf(keys.get(sha256));
  list.setAttribute('aria-label', t('Pictures and sounds'));

  function write(items: Medium[]) {
    props.value = JSON.stringify(items);
    draw();
  }

  function draw() {
    if (props.value === drawn) return;
    const items = read(props.value);
    for (const {key, sha256} of items) if (key) keys.set(sha256, key);
    const known = items.map((item) => (item.key ? item : {...item, key: keys.get(item.sha256)}));
    if (known.some(({key}, number) => key !== items[number].key)) return write(known);
    drawn = props.value;
    const all = items.map((item, number) => (
      <Entry
        key={item.sha256}
        item={item}
        fileOf={fileOf}
        remove={() => write(items.filter((_, other) => other !== number))}
      />
    ));
    render(all, list);
  }

  watch('value', draw);
  draw();
}

function read(value: string | null): Medium[] {
  try {
    return JSON.parse(value || '[]') as Medium[];
  } catch {
    return []; // Python writes what is read here
  }
}

interface EntryProps {
  item: Medium;
  fileOf: (key: string | undefined) => Promise<string>;
  remove: () => void;
}

function Entry({item, fileOf, remove}: EntryProps) {
  const [file, setFile] = useState(''); // the address of the whole of it, while it is shown
  const {key, preview, width, height, seconds} = item;
  const isImage = item.kind === 'image';
  const words = isImage
    ? t('Picture, {width} by {height} pixels', {width, height})
    : t('Sound, {seconds} s', {seconds});
  return (
    <li>
      <button
        type="button"
        class="gp-media-open"
        aria-label={`${words}: ${isImage ? t('Show it') : t('Play it')}`}
        aria-expanded={file ? true : undefined}
        disabled={!key}
        onClick={async () => setFile(file ? '' : await fileOf(key))}
      >
        <Preview kind={item.kind} preview={preview} />
      </button>
      <span>{key ? words : t('{what}: the file was not kept', {what: words})}</span>
      <button type="button" class="gp-media-out" aria-label={t('Remove it')} onClick={remove}>
        ×
      </button>
      {file && isImage && <img class="gp-media-whole" src={file} alt="" />}
      {file && !isImage && <audio class="gp-media-whole" src={file} controls autoplay />}
    </li>
  );
}
