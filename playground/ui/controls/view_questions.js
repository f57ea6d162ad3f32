// Asks the server what a view has to know as it is opened: once, or where the answer may not hold any more, because
// something has run here since, or another visitor may have changed it. `once` and `changing` are names of views.

const OLD = 30000; // milliseconds after which others may have changed what was told

export function mountViewQuestions({trigger}, {once, changing}) {
  const asked = new Map(); // view -> when
  document.addEventListener('gp-ended', () => changing.forEach((view) => asked.delete(view)));
  document.addEventListener('gp-view', () => {
    const {view} = document.body.dataset;
    const isKnown = asked.has(view) && (once.includes(view) || performance.now() - asked.get(view) < OLD);
    if (isKnown || !(once.includes(view) || changing.includes(view))) return;
    asked.set(view, performance.now());
    trigger(`opened_${view}`);
  });
}
