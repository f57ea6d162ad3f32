// Values of knobs as they are compared, written and typed. Nothing here judges one.

// Whether two values are the same, whatever the order of their fields.
export const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);

const inOrder = (_: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

// A value as it is written beside a knob.
export function written(value: unknown, longest = 44): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text.length > longest ? text.slice(0, longest) + '…' : text;
}

// undefined for an empty text, a number where JavaScript holds it exactly, and else the text itself: the server says what
// is wrong with it.
export function parseNumber(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (!trimmed) return undefined;
  const number = Number(trimmed);
  const plain = /^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(trimmed) && Number.isFinite(number);
  return plain && (!Number.isInteger(number) || Number.isSafeInteger(number)) ? number : trimmed;
}

// Numbers with commas or spaces between them; undefined for none.
export function parseNumbers(text: string): (number | string | undefined)[] | undefined {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  return parts.length ? parts.map(parseNumber) : undefined;
}

// What JSON says; text that is no JSON is handed on as it is.
export function parseJson(text: string): unknown {
  if (!text.trim()) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const CODES: Record<string, string> = {n: '\n', t: '\t', r: '\r', '\\': '\\'};
const ESCAPES: Record<string, string> = {'\\': '\\\\', '\n': '\\n', '\t': '\\t', '\r': '\\r'};

export const fromEscapes = (text: string): string =>
  text.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g, (_, code: string) =>
    code.length > 1 ? String.fromCharCode(parseInt(code.slice(1), 16)) : CODES[code],
  );
export const toEscapes = (text: string): string => text.replace(/[\\\n\t\r]/g, (sign) => ESCAPES[sign]);

export const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
