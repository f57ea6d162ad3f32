// Keeps what is set on the page in the browser's own storage: for a reload in that of this tab, for the next visit in that
// of the browser. The box under the history says whether it may; where it may not, nothing is kept.

const FORM = 'generation-playground.form';
const KEEP = 'generation-playground.keep-history'; // as in history.js
const REST = 300; // milliseconds without a change after which it is written

export function mountKeptForm({props}) {
  let values = null; // what is set now
  let begun = false; // what was kept has come back: before that, the first values would take its place
  let timer = null;

  function write() {
    clearTimeout(timer);
    try {
      const keeping = (localStorage.getItem(KEEP) || (props.keep ? 'yes' : 'no')) === 'yes';
      for (const storage of [sessionStorage, localStorage]) {
        if (!keeping) storage.removeItem(FORM);
        else if (begun && values) storage.setItem(FORM, JSON.stringify(values));
      }
    } catch { /* storage is forbidden, or full: the page works without */ }
  }

  function later() {
    clearTimeout(timer);
    timer = setTimeout(write, REST);
  }

  document.addEventListener('input', () => { window.GenerationPlaygroundForm.touched = true; }, {once: true, capture: true});
  window.GenerationPlaygroundForm = {
    touched: false, // by the person: then what was kept comes too late
    hold(now) { values = now; later(); },
    begin() { begun = true; later(); },
  };
  window.addEventListener('pagehide', write);
  window.addEventListener('generation-playground-keep', write);
}
