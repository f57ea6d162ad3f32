// The colours of requests. There are fewer of them than requests, so the number of the request stands beside each.

const ROLES = ['kept', 'chosen', 'accepted', 'rejected', 'bonus'];
const MIXED = [
  ['kept', 'rejected'],
  ['kept', 'accepted'],
  ['chosen', 'rejected'],
];

const bytes = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const mixed = (one: string, other: string) =>
  '#' +
  bytes(one)
    .map((value, i) =>
      Math.round((value + bytes(other)[i]) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

/** From the number of a request to its colour. */
export type RequestColours = (request: number) => string;

// As the palette has them now, light or dark.
export function requestColours(box: Element): RequestColours {
  const style = getComputedStyle(box);
  const of = (role: string) => style.getPropertyValue('--gp-' + role).trim();
  const colours = [...ROLES.map(of), ...MIXED.map(([one, other]) => mixed(of(one), of(other)))];
  return (request) => colours[request % colours.length];
}
