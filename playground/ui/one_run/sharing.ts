// A text to take along: a script, or a link to this page. The page's own address goes before a query. It is copied as soon
// as it is there.

import {type Said, t, translateTemplate} from '../../../visualizers/panes/core/texts.ts';
import {type Component, partOf} from '../page/component.ts';

/** The value; a `turn` in it is another each time. */
interface Taken {
  title: Said;
  note: Said;
  text?: string;
  query?: string;
  space?: string;
}

const HUB = 'https://huggingface.co';
const MOST_ROWS = 18;

export function mountTaken({element, props, watch}: Component): void {
  translateTemplate(element);
  const part = (name: string) => partOf(element, '.gp-' + name);
  const area = partOf<HTMLTextAreaElement>(element, '.gp-text');

  function draw() {
    const shown = props.value ? (JSON.parse(props.value) as Taken) : null;
    part('taken').hidden = !shown;
    if (!shown) return;
    part('label').textContent = t(shown.title);
    part('note').textContent = t(shown.note);
    const text = shown.query ? `${address(shown.space)}?${shown.query}` : (shown.text ?? '');
    area.value = text;
    area.wrap = shown.query ? 'soft' : 'off';
    area.rows = shown.query ? 3 : Math.min(MOST_ROWS, text.split('\n').length);
    area.scrollTop = 0;
    part('copied').textContent = '';
  }

  async function copy() {
    part('copied').textContent = (await copied(area))
      ? t('Copied.')
      : t('This browser does not let the page copy. The text is selected, ready for you to copy.');
  }

  part('copy').addEventListener('click', copy);
  watch('value', () => {
    draw();
    if (props.value) copy();
  });
  draw();
}

// Inside a frame on the Hub's pages the address bar shows another page, which hands its query on to this one.
function address(space: string | undefined): string {
  if (space && window.parent !== window && document.referrer.startsWith(HUB)) return `${HUB}/spaces/${space}`;
  return location.origin + location.pathname;
}

/** Copies the text of a box; where the browser does not let a page do so, it is selected, and the answer is false. */
export async function copied(area: HTMLTextAreaElement | HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(area.value);
    return true;
  } catch {
    // no permission, or a page without https
    area.focus();
    area.select();
    return document.execCommand('copy');
  }
}
