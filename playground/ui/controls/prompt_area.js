// What stands beside the prompt: the rest of a chat, or how a target begins. The state is that of `Beside` in
// chat_state.py; every change of it is the component's new value at once. What is written is rendered by the server when
// the person rests, for the pane of the template. Texts are values and text nodes, never markup.

import {t, translateTemplate} from '../../../visualizers/panes/core/texts.ts';
import {withPanes} from '../page/panes.js';
import {templateArguments} from './template_arguments.js';

const REST = 250; // milliseconds without a change after which the server renders
const ROLES = ['user', 'assistant', 'system'];

export function mountPromptArea({element, props, server, trigger, watch}) {
  const root = element.querySelector('.gp-beside');
  translateTemplate(root);
  const part = (selector) => root.querySelector(selector);
  const [on, off, list] = ['.gp-on', '.gp-off', '.gp-turns'].map(part);
  const system = part('.gp-system textarea');
  const target = part('.gp-target textarea');
  const begins = part('.gp-begins textarea');
  const continues = part('.gp-continue input');

  let state = {kind: 'plain', on: true, system: '', turns: [], target: '', continues: false, begins: '', arguments: {}, tools: '', documents: '', reads: null};
  let now = {prompt: '', model: ''}; // beside the state
  let text = ''; // the value that the state was last written as
  let systemOpen = false; // an empty system message has been asked for
  let beginsOpen = false; // and an empty beginning of the answer
  let shown = 'plain true'; // the kind that the label of the prompt was last told

  // ---------------------------------------------------------------------------------------------------- state

  function take(value) {
    let told = {};
    try { told = JSON.parse(value || '{}'); } catch { /* Python writes what is read here */ }
    state = {...state, ...told, turns: (told.turns || state.turns).map((turn) => ({...turn}))};
  }

  function commit() {
    text = JSON.stringify(state);
    props.value = text;
    announce();
  }

  // The label of the prompt follows, and the template is asked anew.
  function announce() {
    const kind = `${state.kind} ${state.on}`;
    if (kind === shown) return written({});
    shown = kind;
    trigger('turned', {});
  }

  // ---------------------------------------------------------------------------------------------------- on the page

  const template = templateArguments(root, () => state, commit);

  function draw() {
    template.draw();
    root.hidden = state.kind === 'plain';
    part('.gp-chat').hidden = state.kind !== 'chat';
    root.dataset.kind = state.kind; // where nothing but pictures or sounds is read, the prompt is out of sight: page.css
    part('.gp-source').hidden = !['source', 'media'].includes(state.kind);
    part('.gp-why').hidden = state.kind !== 'source';
    part('.gp-messages').hidden = part('.gp-acts').hidden = !state.on;
    part('.gp-system').hidden = !state.system && !systemOpen;
    part('.gp-add-system').hidden = !part('.gp-system').hidden;
    part('.gp-begins').hidden = !state.on || (!state.begins && !beginsOpen);
    part('.gp-begin').hidden = !part('.gp-begins').hidden;
    part('.gp-continue').hidden = Boolean(now.prompt) || state.turns.at(-1)?.role !== 'assistant';
    continues.checked = state.continues;
    for (const [button, is] of [[on, state.on], [off, !state.on]]) {
      button.setAttribute('aria-checked', String(is));
      button.title = button === on ? t('The model’s own template wraps your words in markers that say whose turn it is.')
        : t('The model continues your words as they are: no template, no system message, no earlier turns.');
      button.tabIndex = is ? 0 : -1;
    }
    for (const [box, value] of [[system, state.system], [target, state.target], [begins, state.begins]]) if (box.value !== value) box.value = value;
    while (list.children.length > state.turns.length) list.lastElementChild.remove();
    while (list.children.length < state.turns.length) list.append(makeTurn());
    state.turns.forEach(drawTurn);
    part('.gp-clear').hidden = !state.turns.length;
    part('.gp-reply').hidden = part('.gp-reply').disabled;
  }

  function makeTurn() {
    const item = document.createElement('li');
    const select = document.createElement('select');
    const box = document.createElement('textarea');
    const remove = document.createElement('button');
    const at = () => [...list.children].indexOf(item);
    box.rows = 1;
    remove.type = 'button';
    remove.textContent = '✕';
    select.addEventListener('change', () => { state.turns[at()].role = select.value; draw(); commit(); });
    box.addEventListener('input', () => { state.turns[at()].content = box.value; commit(); });
    remove.addEventListener('click', () => {
      const place = at();
      state.turns.splice(place, 1);
      draw();
      commit();
      (list.children[Math.min(place, state.turns.length - 1)]?.querySelector('button') || part('.gp-add')).focus();
    });
    item.append(select, box, remove);
    return item;
  }

  function drawTurn({role, content}, place) {
    const item = list.children[place];
    const [select, box, remove] = item.children;
    const roles = ROLES.includes(role) ? ROLES : [...ROLES, role];
    if (select.options.length !== roles.length || select.options[roles.length - 1].value !== roles.at(-1)) {
      select.replaceChildren(...roles.map((each) => new Option(each, each)));
    }
    select.value = role;
    if (box.value !== content) box.value = content;
    item.dataset.role = role;
    const number = place + 1;
    select.setAttribute('aria-label', t('Role of turn {number}', {number}));
    box.setAttribute('aria-label', t('Text of turn {number}, {role}', {number, role}));
    remove.title = t('Remove turn {number}', {number});
    remove.setAttribute('aria-label', remove.title);
  }

  // ---------------------------------------------------------------------------------------------------- presses

  function turn(to) {
    state.on = to;
    draw();
    commit();
    (to ? on : off).focus();
  }
  on.addEventListener('click', () => turn(true));
  off.addEventListener('click', () => turn(false));
  part('.gp-switch').addEventListener('keydown', (event) => {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    turn(!state.on);
  });
  system.addEventListener('input', () => { state.system = system.value; commit(); });
  target.addEventListener('input', () => { state.target = target.value; commit(); });
  begins.addEventListener('input', () => { state.begins = begins.value; commit(); });
  continues.addEventListener('change', () => { state.continues = continues.checked; commit(); });
  part('.gp-add-system').addEventListener('click', () => {
    systemOpen = true;
    draw();
    system.focus();
  });
  system.addEventListener('blur', () => { // where it stays empty, it goes
    systemOpen = false;
    draw();
  });
  part('.gp-begin').addEventListener('click', () => {
    beginsOpen = true;
    draw();
    begins.focus();
  });
  begins.addEventListener('blur', () => {
    beginsOpen = false;
    draw();
  });
  part('.gp-add').addEventListener('click', () => {
    state.turns.push({role: state.turns.at(-1)?.role === 'user' ? 'assistant' : 'user', content: ''});
    draw();
    commit();
    list.lastElementChild.querySelector('textarea').focus();
  });
  part('.gp-clear').addEventListener('click', () => {
    Object.assign(state, {turns: [], continues: false, begins: ''});
    draw();
    commit();
    part('.gp-add').focus();
  });
  part('.gp-reply').addEventListener('click', () => trigger('reply', {}));

  // ---------------------------------------------------------------------------------------------------- what it becomes

  let asked = 0;
  let resting = null;
  let log = null;

  function written(what) {
    now = {...now, ...what};
    if ('prompt' in what) draw();
    clearTimeout(resting);
    if (log) resting = setTimeout(render, REST);
  }

  async function render() {
    const number = ++asked;
    const chat = state.kind === 'chat' && state.on;
    let told = null;
    if (chat) {
      try {
        told = JSON.parse(await server.render_messages(JSON.stringify({...now, value: text})));
      } catch (error) {
        console.warn('Generation Playground: the template could not be asked.', error); // the server has gone
      }
    }
    if (number !== asked) return;
    log.setWritten(told);
    template.tell(told?.defaults);
  }

  window.GenerationPlaygroundPrompt = (what) => { if (element.isConnected) written(what); };
  withPanes((gp) => {
    log = gp.log('main');
    log.answers.without = () => trigger('without', {});
    log.subscribe(root, (changes) => {
      if (!changes.status && !changes.run) return;
      const {started, finished} = log;
      part('.gp-reply').disabled = !(finished && finished.sequences.length && started && started.request.messages);
      draw();
    });
    written({});
  });

  watch('value', () => {
    if (props.value === text) return;
    take(props.value);
    draw();
    text = props.value;
    announce();
  });
  take(props.value);
  draw();
  text = props.value;
  announce();
}
