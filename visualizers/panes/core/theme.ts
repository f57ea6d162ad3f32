// When light turns to dark, or back: pictures whose colours are no styles are drawn again then.

const calls = new Set<() => void>();
let isWatched = false;

const tellAll = () => calls.forEach((call) => call());

function watch(): void {
  isWatched = true;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tellAll);
  for (const node of [document.documentElement, document.body])
    new MutationObserver(tellAll).observe(node, {attributeFilter: ['class']});
}

/** Returns what ends it. */
export function onTheme(call: () => void): () => void {
  if (!isWatched) watch();
  calls.add(call);
  return () => calls.delete(call);
}
