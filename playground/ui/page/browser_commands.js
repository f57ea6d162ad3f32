// What only the browser can do for the server: hand over a file, bring a place of the page into view, keep a preset.
// The value is JSON: {do, ...}. Files are made here, so nobody's file ever lies on the server.

const PRESETS = 'generation-playground.presets'; // {name: config}, in the browser's own storage

export function mountBrowserCommands({element, props, trigger, watch}) {
  const commands = {
    download({name, type, text}) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([text], {type: `${type};charset=utf-8`}));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    },
    show({place}) {
      const node = document.querySelector(place);
      if (!node) return;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      node.scrollIntoView({block: 'nearest', behavior: calm ? 'auto' : 'smooth'});
      if (node.matches('textarea, input, button')) node.focus({preventScroll: true});
    },
    // Other tabs of this browser may have added presets meanwhile: what is there is read just before it is written.
    keep({name, config}) {
      let failed = false;
      try {
        const presets = kept();
        if (config) presets[name] = config;
        else delete presets[name];
        localStorage.setItem(PRESETS, JSON.stringify(presets));
      } catch {
        failed = true; // storage is forbidden, or full
      }
      trigger('kept', {presets: tryKept(), name, removed: !config, failed});
    },
  };

  function kept() {
    const text = localStorage.getItem(PRESETS) || '{}';
    try {
      const presets = JSON.parse(text);
      return presets && typeof presets === 'object' && !Array.isArray(presets) ? presets : {};
    } catch {
      return {}; // no JSON: not from here
    }
  }

  function tryKept() {
    try {
      return kept();
    } catch {
      return {};
    }
  }

  window.addEventListener('storage', ({key}) => {
    if (key === PRESETS && element.isConnected) trigger('kept', {presets: tryKept()});
  });

  watch('value', () => {
    if (!props.value) return;
    const command = JSON.parse(props.value);
    commands[command.do](command);
  });
}
