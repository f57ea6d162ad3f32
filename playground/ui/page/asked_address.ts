// Whether the address of the page asks for something of its own: a run, a lesson, a class. What hosts and advertisers add to
// any address asks for nothing, and neither does a scene of the front door. Known to the door and to the run that is shown
// first.

const SCENE = 'scene';

/** `foreign` is the pattern of the parameters of hosts (HOST_PARAMETERS of links.py). */
export function asksForMore(query: string, foreign: string): boolean {
  const isForeign = new RegExp(`^(${foreign}|${SCENE})$`);
  return [...new URLSearchParams(query).keys()].some((name) => !isForeign.test(name));
}
