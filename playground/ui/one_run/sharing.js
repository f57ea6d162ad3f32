// A text to take along: a script, or a link to this page. The value is JSON: {title, note, text} or {title, note, query},
// with a turn that is another each time; the page's own address goes before a query. It is copied as soon as it is there.
// Texts are put in as values and text nodes, never as markup.

import {t, translateTemplate} from '../../../visualizers/panes/core/texts.ts';

export function mountTaken({element, props, watch}) {
  translateTemplate(element);
  const part = (name) => element.querySelector('.gp-' + name);

  // Inside a frame on the Hub's pages the address bar shows another page, which hands its query on to this one.
  function address(space) {
    const hub = 'https://huggingface.co';
    if (space && window.parent !== window && document.referrer.startsWith(hub)) return `${hub}/spaces/${space}`;
    return location.origin + location.pathname;
  }

  function draw() {
    const box = part('taken');
    if (!box) return;
    const shown = props.value ? JSON.parse(props.value) : null;
    box.hidden = !shown;
    if (!shown) return;
    part('label').textContent = t(shown.title);
    part('note').textContent = t(shown.note);
    const text = shown.query ? `${address(shown.space)}?${shown.query}` : shown.text;
    const area = part('text');
    area.value = text;
    area.wrap = shown.query ? 'soft' : 'off';
    area.rows = shown.query ? 3 : Math.min(18, text.split('\n').length);
    area.scrollTop = 0;
    part('copied').textContent = '';
  }

  async function copy() {
    const area = part('text');
    let done = true;
    try {
      await navigator.clipboard.writeText(area.value);
    } catch { // no permission, or a page without https
      area.focus();
      area.select();
      done = document.execCommand('copy');
    }
    part('copied').textContent = t(done ? 'Copied.' : 'This browser does not let the page copy. The text is selected: press Ctrl+C (⌘C).');
  }

  part('copy').addEventListener('click', copy);
  watch('value', () => {
    draw();
    if (props.value) copy();
  });
  draw();
}
