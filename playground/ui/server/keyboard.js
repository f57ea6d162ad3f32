// The keys that work all over the page. Ctrl+Enter (Cmd+Enter) in the prompt, or beside it, is the Generate button: Gradio
// itself knows Shift+Enter only. Gradio's dropdowns open at any key, after they were left as well: they hear nothing of Tab.

export function listenForKeys() {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && /** @type {Element} */ (event.target).closest('#asking')) {
      event.preventDefault();
      document.getElementById('generate')?.click();
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && /** @type {Element} */ (event.target).matches('input[role=combobox]')) event.stopPropagation();
  }, true);
}
