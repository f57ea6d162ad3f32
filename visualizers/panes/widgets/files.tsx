// What is shown as a file: a button for each kind, and what makes a picture or a table into one.

import {useState} from 'preact/hooks';
import {t} from '../core/texts.ts';

/** What makes a file of some kind; nothing, where another part of the page saves it. */
export type FileMaker = () => Blob | Promise<Blob> | undefined;

const LARGEST_CANVAS = 12000; // pixels of a side

/** A line of buttons; `kinds` has what makes each, by the ending of its name. */
export function Files({label, name, kinds}: {label: string; name: string; kinds: Record<string, FileMaker>}) {
  const [problem, setProblem] = useState('');
  const save = async (kind: string, make: FileMaker) => {
    setProblem('');
    try {
      const blob = await make();
      if (blob) saveFile(blob, `${name}.${kind}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setProblem(t('The picture could not be made: {reason} Save it as SVG instead.', {reason}));
    }
  };
  return (
    <>
      <p class="gp-note gp-files">
        {label}{' '}
        {Object.entries(kinds).map(([kind, make]) => (
          <button key={kind} type="button" class="gp-button" data-file={kind} onClick={() => save(kind, make)}>
            {kind.toUpperCase()}
          </button>
        ))}
      </p>
      <p class="gp-note gp-told" role="status">
        {problem}
      </p>
    </>
  );
}

export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const textFile = (text: string, type: string): Blob => new Blob([text], {type});

/** An SVG element as the text of a file, in the colours that the variables of the page have on `page`. */
export function svgText(element: SVGSVGElement, page: Element): string {
  const style = getComputedStyle(page);
  element.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer()
    .serializeToString(element)
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim());
}

/** The same as a PNG, with at most `most` pixels for one of the page. Raises an Error where the browser cannot. */
export async function pngFile(text: string, width: number, height: number, most = 2): Promise<Blob> {
  const image = new Image();
  image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text);
  await image.decode();
  const scale = Math.min(most, LARGEST_CANVAS / width, LARGEST_CANVAS / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const pen = canvas.getContext('2d');
  pen?.scale(scale, scale);
  pen?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error(t('it is too large for the browser.'));
  return blob;
}

/** Rows of plain values as RFC 4180 has them. What a spreadsheet would take for a formula begins with an apostrophe. */
export function csvFile(rows: readonly (readonly unknown[])[]): Blob {
  const cell = (value: unknown) => {
    const text = String(value ?? '');
    const safe = typeof value === 'string' && /^[=+\-@＝＋－＠']/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return textFile(rows.map((row) => row.map(cell).join(',') + '\r\n').join(''), 'text/csv;charset=utf-8');
}
