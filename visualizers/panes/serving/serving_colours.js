// The colours of requests. There are fewer of them than requests, so the number of the request stands beside each.

const ROLES = ['kept', 'chosen', 'accepted', 'rejected', 'bonus'];
const MIXED = [['kept', 'rejected'], ['kept', 'accepted'], ['chosen', 'rejected']];

const bytes = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const mixed = (one, other) => '#' + bytes(one).map((value, i) => Math.round((value + bytes(other)[i]) / 2).toString(16).padStart(2, '0')).join('');

// A function from the number of a request to its colour, as the palette has it now, light or dark.
/** @type {(box: Element) => (request: number) => string} */
export function requestColours(box) {
  const style = getComputedStyle(box);
  const of = (role) => style.getPropertyValue('--gp-' + role).trim();
  const colours = [...ROLES.map(of), ...MIXED.map(([one, other]) => mixed(of(one), of(other)))];
  return (request) => colours[request % colours.length];
}
