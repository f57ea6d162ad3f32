// The panes and the page's own scripts are two bundles that load in any order: whoever comes first leaves its calls in a
// queue, which the panes answer with what core/runtime.ts offers.

export function withPanes(use) {
  (window.GenerationPlaygroundQueue ??= []).push(use);
}
