// The pictures and sounds that a person has added, beside the prompt: small, with a button that opens or plays each and one
// that takes it out. The component's value is the list as JSON; what the page has added itself it knows again by its hash.

import {t} from '../../../visualizers/panes/core/texts.ts';
import {drawPreview} from '../../../visualizers/panes/tokens/media_chips.tsx';
import {withPanes} from '../page/panes.js';

export function mountMediaArea({element, props, server, watch}) {
  const list = element.querySelector('.gp-media');
  const keys = new Map(); // by the hash of what this page has added
  let drawn = '';
  withPanes((gp) => {
    gp.log('main').answers.media_file = (sha256) => (keys.has(sha256) ? server.media_file(keys.get(sha256)) : '');
  });

  function read() {
    try { return JSON.parse(props.value || '[]'); } catch { return []; }
  }

  function write(items) {
    props.value = JSON.stringify(items);
    draw();
  }

  function draw() {
    if (props.value === drawn) return;
    const items = read();
    for (const item of items) if (item.key) keys.set(item.sha256, item.key);
    if (items.some((item) => !item.key && keys.has(item.sha256))) {
      return write(items.map((item) => (item.key || !keys.has(item.sha256) ? item : {...item, key: keys.get(item.sha256)})));
    }
    drawn = props.value;
    list.setAttribute('aria-label', t('Pictures and sounds'));
    list.replaceChildren(...items.map((item, number) => entry(item, () => write(items.filter((_, other) => other !== number)))));
  }

  function entry(item, remove) {
    const isImage = item.kind === 'image';
    const words = isImage
      ? t('Picture, {width} by {height} pixels', {width: item.width, height: item.height})
      : t('Sound, {seconds} s', {seconds: item.seconds});
    const open = button('gp-media-open', `${words}: ${isImage ? t('Show it') : t('Play it')}`, () => show(item, row, open));
    drawPreview(open, item);
    open.disabled = !item.key;
    const text = document.createElement('span');
    text.textContent = item.key ? words : t('{what}: the file was not kept', {what: words});
    const out = button('gp-media-out', t('Remove it'), remove);
    out.textContent = '×';
    const row = document.createElement('li');
    row.append(open, text, out);
    return row;
  }

  async function show(item, row, open) {
    const there = row.querySelector('.gp-media-whole');
    if (there) { open.setAttribute('aria-expanded', 'false'); return there.remove(); }
    const file = await server.media_file(item.key);
    if (!file) return;
    const whole = document.createElement(item.kind === 'image' ? 'img' : 'audio');
    whole.className = 'gp-media-whole';
    whole.src = file;
    if (whole instanceof HTMLAudioElement) { whole.controls = true; whole.autoplay = true; } else whole.alt = '';
    open.setAttribute('aria-expanded', 'true');
    row.append(whole);
  }

  watch('value', draw);
  draw();
}

function button(name, words, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = name;
  made.setAttribute('aria-label', words);
  made.addEventListener('click', act);
  return made;
}
