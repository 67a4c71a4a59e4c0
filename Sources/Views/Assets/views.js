'use strict';

// The server sends single changes, [view, attribute, value, edit]. The page sends the user's actions.

const views = new Map();  // elements by the numbers of their views
const shown = new Map();  // for each element, the values that it shows already
const edits = new Map();  // for each field, the number of its edits
let key = null;

const footer = document.querySelector('footer p');
const said = footer.dataset;

const added = (name, properties = {}) => Object.assign(document.createElement(name), properties);

const makers = {
  label: () => added('p'),
  title: () => added('h1'),
  field() {
    const box = added('label');
    box.append(added('span'), added('input', { autocomplete: 'off', spellcheck: false, maxLength: 10000 }));
    return box;
  },
  button: () => added('button', { type: 'button' }),
  activity: () => added('span', { role: 'status' }),
  vertical: () => added('div'),
  horizontal: () => added('div'),
  table: () => added('div'),
  image: () => added('img'),
  grid: () => added('div'),
  list: () => added('div'),
  cell: () => added('div', { tabIndex: 0, role: 'button' }),
  details() {
    const box = added('details');
    box.append(added('summary'));
    return box;
  },
  screens() {
    const box = added('div');
    box.append(added('button', { type: 'button', className: 'back', textContent: `‹ ${said.back}`, onclick: () => history.back() }));
    return box;
  },
};

// ── Changes from the server ──

function take([view, attribute, value, edit]) {
  if (view === 0) return about[attribute]?.(value);
  if (attribute === 'kind') return make(view, value);
  const element = views.get(view);
  if (element && isNew(element, attribute, value)) (setters[attribute] ?? setData)(element, value, attribute, edit ?? 0);
}

/** Whether a change is new. A reopened stream sends everything again. A field's text always counts as new: `write` decides. */
function isNew(element, attribute, value) {
  const [known, now] = [shown.get(element), JSON.stringify(value)];
  if (known[attribute] === now && !(attribute === 'text' && inField(element))) return false;
  known[attribute] = now;
  return true;
}

const about = {
  key(value) {
    if (value === key) return;
    key = value;
    [views, shown, edits, seen].forEach((kept) => kept.clear());
    watched.disconnect();
    actions.length = 0;
  },
  subviews(numbers) {
    const [main, root] = [document.querySelector('main'), views.get(numbers[0])];
    if (main.firstChild !== root) main.replaceChildren(root);
    delete document.body.dataset.lost;
    refusal = null;
  },
  live(words) { footer.textContent = words; },
  refused(words) { refusal = words; },
};

function make(view, kind) {
  if (views.has(view)) return;
  const element = makers[kind]();
  Object.assign(element.dataset, { view, kind });
  views.set(view, element);
  shown.set(element, {});
}

const setData = (element, value, attribute) => { element.dataset[attribute] = value; };

const setters = {
  hidden: (element, is) => { element.hidden = is; },
  label: (element, text) => { element.querySelector('span').textContent = text; },
  secure: (element, is) => { element.querySelector('input').type = is ? 'password' : 'text'; },
  // A button that is `disabled` would lose the focus, and the next key would go nowhere.
  enabled: (element, is) => element.setAttribute('aria-disabled', String(!is)),
  running(element, is) {
    element.classList.toggle('running', is);
    element.textContent = is ? said.working : '';
  },
  alt: (element, text) => { element.alt = text; },
  image(element, number) {
    if (number) element.src = `/image?page=${key}&view=${element.dataset.view}&number=${number}`;
    else element.removeAttribute('src');
  },
  selected(element, is) {
    element.classList.toggle('selected', is);
    element.setAttribute('aria-pressed', String(is));
    if (is && element.parentElement) scrollWithin(element.parentElement, element);
  },
  text(element, text, attribute, edit) {
    if (element.dataset.kind === 'field') write(element, text, edit);
    else (element.querySelector('summary') ?? element).textContent = text;
  },
  /** Views that stay are not moved in the document, so they keep their focus and scroll position. */
  subviews(element, numbers) {
    const [isStack, before] = [element.dataset.kind === 'screens', element.children.length];
    if (isStack) places[before] = scrollY;
    const stays = new Set(numbers.map((number) => views.get(number)));
    for (const child of [...element.children]) if (child.dataset.view && !stays.has(child)) forget(child);
    let place = element.querySelector(':scope > [data-view]');
    // If no view stays, the list is scrolled to its top.
    if (!place) element.scrollTop = 0;
    for (const child of stays) {
      if (child === place) place = place.nextElementSibling;
      else element.insertBefore(child, place);
      if (['grid', 'list'].includes(element.dataset.kind)) watched.observe(child);
    }
    if (!isStack) return;
    const now = element.children.length;
    scrollTo(0, now > before ? 0 : places[now]);
    followDepth(numbers.length);
  },
};

/** Scrolls the list, but not the page, until the cell is visible. */
function scrollWithin(list, cell) {
  const [inside, around] = [cell, list].map((element) => element.getBoundingClientRect());
  list.scrollTop += Math.min(0, inside.top - around.top) + Math.max(0, inside.bottom - around.bottom);
}

function forget(element) {
  for (const one of [element, ...element.querySelectorAll('[data-view]')]) {
    views.delete(Number(one.dataset.view));
    watched.unobserve(one);
    [shown, edits, seen].forEach((kept) => kept.delete(one));
  }
  element.remove();
}

// ── Fields ── A text from the server is dropped if the user has typed since it was sent, or is composing a word (input method).

let composing = null;

function write(field, text, edit) {
  const input = field.querySelector('input');
  if (edit < (edits.get(field) ?? 0) || input.value === text || composing === input) return;
  const [place, end, length] = [input.selectionStart, input.selectionEnd, input.value.length];
  input.value = text;
  // Setting a selection would move the focus into the field.
  if (document.activeElement !== input) return;
  if (place === 0 && end === length && end > 0) input.select();
  else if (place !== length) input.setSelectionRange(place, place);
}

function sayTyped(input) {
  const field = input.closest('[data-kind=field]');
  edits.set(field, (edits.get(field) ?? 0) + 1);
  tell(field, 'text', { text: input.value, edit: edits.get(field) });
}

addEventListener('input', ({ target, isComposing }) => { if (!isComposing && inField(target)) sayTyped(target); });
addEventListener('compositionstart', ({ target }) => { composing = target; });
addEventListener('compositionend', ({ target }) => {
  composing = null;
  if (inField(target)) sayTyped(target);
});

addEventListener('focusin', ({ target }) => {
  const cells = target.closest('[data-kind=grid], [data-kind=list]');
  if (cells) tell(cells, 'choose', { text: String([...cells.children].indexOf(target)) });
  if (!inField(target)) return;
  tell(target.closest('[data-kind=field]'), 'focus');
  if (target.closest('[data-kind=table]')) target.select();
});
addEventListener('focusout', ({ target }) => { if (inField(target)) tell(target.closest('[data-kind=field]'), 'blur'); });

/** In a table, Enter and the arrow keys move to the field below or above. In the last row, Enter leaves the field. */
function goOn(input, pressed) {
  const [field, row] = [input.closest('[data-kind=field]'), input.closest('[data-kind=table] > *')];
  const beside = { Enter: row?.nextElementSibling, ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling }[pressed];
  const next = beside?.children[[...row.children].indexOf(field)]?.querySelector('input');
  if (next) next.focus();
  else if (row && pressed === 'Enter') input.blur();
  return Boolean(next);
}

const inField = (target) => target.closest?.('[data-kind=field]') !== null;

addEventListener('keydown', (event) => {
  const { target, key: pressed, isComposing } = event;
  if (pressed === 'Enter' && !isComposing && target.matches('input')) tell(target.closest('[data-kind=field]'), 'return');
  if (!isComposing && inField(target) && goOn(target, pressed)) event.preventDefault();
  if (pressed === 'Escape' && target.closest('[data-kind=table]')) tell(target.closest('[data-kind=field]'), 'cancel');
  if (!target.matches('[data-kind=cell]')) return pressShortcut(event);
  const next = neighbour(target, pressed);
  if (next) next.focus();
  else if (pressed === 'Enter' || pressed === ' ') tell(target, 'press');
  else return pressShortcut(event);
  event.preventDefault();
});
addEventListener('click', ({ target }) => {
  const pressed = target.closest('[data-kind=button], [data-kind=cell]');
  if (pressed && pressed.getAttribute('aria-disabled') !== 'true') tell(pressed, 'press');
});

/** Presses the button with this shortcut, unless the key is typed into a field. */
function pressShortcut({ target, key: pressed, ctrlKey, metaKey, altKey }) {
  if (target.matches('input') || ctrlKey || metaKey || altKey) return;
  const key = { ArrowLeft: '←', ArrowRight: '→' }[pressed] ?? pressed;
  [...document.querySelectorAll('button[data-key]')].find((button) => button.dataset.key === key && button.offsetParent)?.click();
}

/** The cell that is next in the direction of an arrow key. */
function neighbour(cell, arrow) {
  const cells = [...cell.parentElement.children];
  const columns = Math.max(1, cells.findIndex((one) => one.offsetTop > cells[0].offsetTop));
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[arrow];
  return step && cells[cells.indexOf(cell) + step];
}

// ── Visible cells ──

const seen = new Set();
const watched = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
  for (const grid of new Set(entries.map(({ target }) => target.parentElement))) {
    const places = [...(grid?.children ?? [])].flatMap((cell, place) => (seen.has(cell) ? [place] : []));
    if (places.length > 0) tell(grid, 'visible', { text: `${places[0]}-${places.at(-1) + 1}` });
  }
});

// ── Back ── Each screen on top of the first one is an entry in the history of the tab.

const places = [];  // the scroll position of the page, for each number of screens
history.scrollRestoration = 'manual';
let depth = 1;
let isOurs = false;

function followDepth(wanted) {
  if (wanted > depth) history.pushState(null, '');
  if (wanted < depth) {
    isOurs = true;
    history.go(wanted - depth);
  }
  depth = wanted;
}

addEventListener('popstate', () => {
  if (isOurs) isOurs = false;
  else if (depth > 1) {
    depth -= 1;
    tell(document.querySelector('[data-kind=screens]'), 'depth', { text: String(depth) });
  }
});

// ── Actions to the server ── One request at a time keeps their order. Of a field's waiting texts only the last is sent.

const actions = [];
let isSending = false;

function tell(element, name, more = {}) {
  const view = Number(element.dataset.view);
  const last = actions.at(-1);
  if (['text', 'visible'].includes(name) && last?.view === view && last.name === name) actions.pop();
  actions.push({ view, name, ...more });
  send();
}

async function send() {
  if (isSending || !key) return;
  isSending = true;
  while (actions.length > 0) {
    const leaving = actions.splice(0);
    const answer = await post(leaving);
    // 409: a view has gone meanwhile.
    if (answer?.ok || answer?.status === 409) continue;
    // Without an answer, the actions are kept, and sent again when the program is back; unless the page has ended.
    if (!answer) actions.unshift(...leaving);
    lose();
    break;
  }
  isSending = false;
}

const post = (list) => fetch(`/actions?page=${key}`, { method: 'POST', body: JSON.stringify(list) }).catch(() => null);

// ── The stream ── A browser opens only six connections to a server, and each stream takes one. So a hidden page has none.

let stream = null;
let refusal = null;

function listen() {
  hush();
  stream = new EventSource(`/changes${key ? `?page=${key}` : ''}`);
  stream.onopen = send;
  stream.onmessage = ({ data }) => take(JSON.parse(data));
  // By itself, the browser would reopen the stream with the old key.
  stream.onerror = lose;
}

function hush() {
  stream?.close();
  stream = null;
}

function lose() {
  document.body.dataset.lost = '';
  footer.textContent = refusal ?? said.lost;
  hush();
  setTimeout(() => { if (!document.hidden && !stream) listen(); }, 1000);
}

const leave = (name) => key && navigator.sendBeacon(`/actions?page=${key}`, JSON.stringify([{ view: 0, name }]));

addEventListener('visibilitychange', () => {
  if (!document.hidden) return listen();
  leave('hidden');
  hush();
});
addEventListener('pagehide', () => leave('closed'));
addEventListener('pageshow', ({ persisted }) => { if (persisted) location.reload(); });
if (!document.hidden) listen();
