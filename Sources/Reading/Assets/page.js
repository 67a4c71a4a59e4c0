// The script of all pages. A page is whole without it; here it becomes something to touch.
//
// The address of a page is all of its state: `4.3.html?3.1=--9--|` is the section with another diagram. So this script knows
// nothing of signals. It writes an address, asks the workbook for that page, and takes over what has changed.
'use strict';

const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const isLive = 'live' in document.body.dataset;

function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** An element that this script adds. The class keeps it when the page is updated. */
function added(name, attributes, ...children) {
  const isDrawn = ['g', 'line', 'circle'].includes(name);
  const element = isDrawn ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
  set(element, attributes).classList.add('added');
  element.append(...children);
  return element;
}

/** A row of buttons, made once. What each does stands at `actions`. */
function toolbar(parent, className, label, names) {
  const buttons = Object.entries(names).map(([name, text]) => added('button', { type: 'button', 'data-do': name }, text));
  return parent.querySelector(`.${className}`)
    ?? parent.appendChild(added('div', { class: className, role: 'toolbar', 'aria-label': label }, ...buttons));
}

// ── Diagrams ── A diagram is text. Its moments say what stands in which column: `--3--(9|)` is [[2, ["3"]], [5, ["9", "|"]]].

const longestDiagram = 60;
const isEnd = (mark) => ['|', 'X', '!'].includes(mark);
const wide = /\p{Emoji_Presentation}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303F\uFF01-\uFF60]/u;
const widthOf = (text) => [...text].reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0);
const textOf = (marks) => (marks.length > 1 ? `(${marks.join('')})` : marks.join(''));

/** The text of a diagram. If it has no end, time passes until `length` columns are there. */
function writeDiagram(moments, length) {
  const passUntil = (column, text) => text + '-'.repeat(Math.max(0, column - widthOf(text)));
  const text = moments.reduce((text, [column, marks]) => passUntil(column, text) + textOf(marks), '');
  return isEnd(moments.at(-1)?.[1].at(-1)) ? text : passUntil(length, text);
}

/** True if each moment has room in its column, and nothing comes after an end. */
function canBeWritten(moments) {
  let free = 0;
  const hasRoom = ([column, marks]) => {
    const isFree = column >= free;
    free = column + widthOf(textOf(marks));
    return isFree;
  };
  return moments.every(hasRoom) && !moments.flatMap(([, marks]) => marks).slice(0, -1).some(isEnd);
}

// ── Edits ── An edit gives new moments, and the place of its mark: which moment, and which of its marks.

function without(moments, [moment, index]) {
  const kept = moments.map(([column, marks], m) => [column, marks.filter((_, i) => m !== moment || i !== index)]);
  return kept.filter(([, marks]) => marks.length > 0);
}

/** In a column that is taken, the mark joins the group there: in front if it comes from the left, but never behind the end. */
function withMark(moments, mark, column, isFromLeft) {
  const [before, after] = [moments.filter(([other]) => other < column), moments.filter(([other]) => other > column)];
  const there = moments.find(([other]) => other === column)?.[1] ?? [];
  const index = isEnd(mark) ? there.length : isFromLeft ? 0 : there.filter((other) => !isEnd(other)).length;
  const marks = [...there.slice(0, index), mark, ...there.slice(index)];
  return { moments: [...before, [column, marks], ...after], place: [before.length, index] };
}

/** The first edit that can be written. So a marble jumps over columns without room, and stays before the end. */
function firstThatFits(columns, edit) {
  const possible = columns.filter((column) => column >= 0 && column < longestDiagram);
  return possible.map(edit).find(({ moments }) => canBeWritten(moments));
}

function move(moments, place, columns) {
  const [from, marks] = moments[place[0]];
  const rest = without(moments, place);
  return firstThatFits(columns, (column) =>
    column === from ? { moments, place } : withMark(rest, marks[place[1]], column, from < column));
}

const insert = (moments, mark, columns) => firstThatFits(columns, (column) => withMark(moments, mark, column, false));

/** Another mark in the same place. Nothing stays behind an end. */
function replace(moments, place, mark) {
  const [moment, index] = place;
  const [column, marks] = moments[moment];
  const behind = (list, position) => (isEnd(mark) ? [] : list.slice(position + 1));
  const group = [column, [...marks.slice(0, index), mark, ...behind(marks, index)]];
  const changed = [...moments.slice(0, moment), group, ...behind(moments, moment)];
  return canBeWritten(changed) ? { moments: changed, place } : undefined;
}

const steps = Array.from({ length: longestDiagram }, (_, i) => i + 1);
const near = (column) => [column, ...steps.flatMap((step) => [column + step, column - step])];
const onward = (column, direction) => steps.map((step) => column + step * direction);

// ── The page follows its address ── One request at a time, the latest wins: a drag shows what it passes, and never lags behind.

const patience = 150;  // milliseconds that a newer request waits for the one before it
let shown = new URL(location.href);
let wanted = shown;
let inFlight = null;
let waiting = null;

/** Asks for the page at an address. A message appears below `origin`, the figure or the form that wants it. */
async function follow(address, origin = waiting?.origin) {
  wanted = address;
  waiting = { origin, choice: chosen, place: chosen?.place };
  if (inFlight) return void setTimeout((late) => late.abort(), patience, inFlight);
  while (waiting) {
    const request = waiting;
    waiting = null;
    inFlight = new AbortController();
    await ask(wanted, request, inFlight.signal);
  }
  inFlight = null;
}

async function ask(address, request, signal) {
  try {
    const answer = await fetch(address, { signal, cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const isOnlyMessage = document.getElementById('message') !== null;
    if (answer.ok || isOnlyMessage) takeOver(page, address, request);
    else if (!waiting) refuse(page, answer.status, request);
  } catch (error) {
    if (error.name === 'AbortError') return;
    if (!(error instanceof TypeError)) throw error;
    tell({ kind: 'lost' });
  }
}

function takeOver(page, address, { origin, choice, place }) {
  const hadFocus = document.activeElement?.matches(movable);
  document.title = page.title;
  for (const id of ['nav', 'main']) morph(document.getElementById(id), page.getElementById(id));
  shown = address;
  if (chosen && chosen === choice) chosen.shown = place;
  if (!waiting) {
    history.replaceState(null, '', shown);
    sayLater(origin?.querySelector('svg')?.getAttribute('aria-label'));
  }
  settle();
  if (hadFocus) chosenMark()?.focus({ preventScroll: true });
}

/** The page keeps what it shows, and says why. */
function refuse(page, status, { origin }) {
  const words = all('#message > :not(h1)', page);
  wanted = shown;
  settle();
  const box = added('div', { class: 'message', role: 'alert' });
  box.append(...(words.length > 0 ? words : [`The workbook could not show this (${status}).`]));
  if (origin?.isConnected) origin.after(box);
  else document.getElementById('main').prepend(box);
}

/** After an answer: an older message is gone, and the chosen marble is where the page shows it. */
function settle() {
  all('.message.added').forEach((message) => message.remove());
  if (chosen && !waiting) chosen = chosen.shown ? Object.assign(chosen, { place: chosen.shown, moments: null }) : null;
  furnish();
}

/** Makes an element equal to a new one and keeps what is equal, so focus, selection, scrolling and open details stay. */
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeName !== fresh.nodeName || old.id !== fresh.id) return void old.replaceWith(fresh);
  if (old.nodeType !== Node.ELEMENT_NODE) return void (old.data = fresh.data);
  const ofTheReader = ['open', 'tabindex'];
  const gone = old.getAttributeNames().filter((name) => !fresh.hasAttribute(name) && !ofTheReader.includes(name));
  gone.forEach((name) => old.removeAttribute(name));
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const olds = [...old.childNodes].filter((child) => !child.classList?.contains('added'));
  const news = [...fresh.childNodes];
  const behind = olds.length > 0 ? olds.at(-1).nextSibling : old.firstChild;
  news.forEach((child, i) => (olds[i] ? morph(olds[i], child) : old.insertBefore(child, behind)));
  olds.slice(news.length).forEach((child) => child.remove());
}

/** Adds to the page what needs this script, again after each update. */
function furnish() {
  all('figure[data-movable]').forEach(furnishMarbles);
  all('figure[data-steps]').forEach(drawStep);
}

const speaker = added('p', { class: 'spoken', 'aria-live': 'polite' });
let speech;

/** For readers who hear the page: once nothing has changed for a moment, so that a drag is said once. */
function sayLater(text) {
  clearTimeout(speech);
  if (text) speech = setTimeout(() => { speaker.textContent = text; }, 400);
}

// ── Columns ── Most columns of a figure are seconds. Where some are not, `data-seconds` says which: `0,1,,,2`.

function secondsOf(svg) {
  const { seconds, columns } = svg.dataset;
  if (!seconds) return Array.from({ length: Number(columns) }, (_, column) => column);
  return seconds.split(',').map((second) => (second === '' ? null : Number(second)));
}

/** The second of a column, or the last one before it. The columns behind the figure go on in seconds. */
function secondAt(seconds, column) {
  const known = seconds.slice(0, Math.max(0, column) + 1).filter((second) => second !== null);
  return (known.at(-1) ?? 0) + Math.max(0, column - seconds.length + 1);
}

const xOf = (svg, column) => Number(svg.dataset.left) + column * Number(svg.dataset.unit);
const pointIn = (svg, event, toFigure = svg.getScreenCTM().inverse()) =>
  new DOMPoint(event.clientX, event.clientY).matrixTransform(toFigure);

/** Calls `onMove` until this pointer is up, wherever it goes. */
function whileDown({ pointerId }, onMove, onEnd = () => {}) {
  const stop = new AbortController();
  const on = (name, handler) =>
    addEventListener(name, (event) => event.pointerId === pointerId && handler(event), { signal: stop.signal });
  const end = () => { stop.abort(); onEnd(); };
  on('pointermove', onMove);
  on('pointerup', end);
  on('pointercancel', end);
}

// ── Marbles that move ── The chosen one is known by its source and its place, since its figure is drawn again and again.

/** `{figure, source, place, moments, shown}`: its place in the moments that were asked for, and its place in those that are shown. */
let chosen = null;

const movable = '[data-movable] [data-source] .mark';
const placeOf = (mark) => mark.dataset.mark.split('.').map(Number);
const chosenMark = () => chosen && chosenLine()?.querySelector(`.mark[data-mark="${chosen.shown?.join('.')}"]`);

function chosenLine() {
  const line = `g.line[data-source="${chosen?.source}"]`;
  return chosen && ((chosen.figure.isConnected && chosen.figure.querySelector(line)) || document.querySelector(line));
}

function momentsOf(line) {
  const isAhead = chosen?.moments && chosen.source === line.dataset.source;
  return isAhead ? chosen.moments : JSON.parse(line.dataset.moments);
}

function choose(mark) {
  if (mark && mark === chosenMark()) return;
  const { source } = mark?.closest('.line').dataset ?? {};
  chosen = mark && { figure: mark.closest('figure'), source, place: placeOf(mark), shown: placeOf(mark) };
  furnish();
}

/** Asks for the page with what an edit has made of a line. */
function edit(line, change) {
  if (!change) return;
  const { source, text } = line.dataset;
  const figure = line.closest('figure');
  const diagram = writeDiagram(change.moments, widthOf(text));
  const address = new URL(wanted);
  if (diagram === text) address.searchParams.delete(source);
  else address.searchParams.set(source, diagram);
  if (address.href === wanted.href) return;
  if (chosen?.source !== source) chosen = { figure, source };
  chosen = change.place && Object.assign(chosen, change);
  follow(address, figure);
}

function dragMark(event, mark) {
  const line = mark.closest('.line');
  const svg = mark.ownerSVGElement;
  const [start, place] = [momentsOf(line), chosen.place];
  // The figure may become longer and its columns narrower. The drag keeps those with which it began.
  const [left, unit, seconds, toFigure] = [xOf(svg, 0), svg.dataset.unit, secondsOf(svg), svg.getScreenCTM().inverse()];
  const offset = pointIn(svg, event).x - xOf(svg, Number(mark.dataset.column));
  const ghost = added('g', { class: `${mark.getAttribute('class')} ghost`, 'aria-hidden': true });
  ghost.append(...[...mark.children].map((shape) => shape.cloneNode(true)));
  let last = start[place[0]][0];

  whileDown(event, (moved) => {
    ghost.setAttribute('transform', `translate(${pointIn(svg, moved).x} ${line.dataset.y})`);
    const second = secondAt(seconds, Math.round((pointIn(svg, moved, toFigure).x - offset - left) / unit));
    if (second === last) return;
    if (!ghost.isConnected) svg.append(ghost);
    last = second;
    edit(chosenLine() ?? line, move(start, place, near(second)));
  }, () => ghost.remove());
}

/** A copy of the value that is nearest; of the text's first one if there is none. */
function valueNear(line, second) {
  const values = momentsOf(line).filter(([, marks]) => !isEnd(marks[0]));
  const distance = ([column]) => Math.abs(column - second);
  const nearest = values.sort((one, other) => distance(one) - distance(other))[0]?.[1][0];
  return nearest ?? line.dataset.text.match(/'(\\.|[^'])*'|[^-|X()^! ]/)?.[0] ?? '1';
}

const addAt = (line, columns) => edit(line, insert(momentsOf(line), valueNear(line, columns[0]), columns));

function addWhereClicked(event) {
  const svg = event.target.closest('[data-movable] svg');
  if (!svg || event.target.closest('.mark')) return;
  const { x, y } = pointIn(svg, event);
  const line = all('g.line[data-source]', svg).find((line) => Math.abs(line.dataset.y - y) < 20);
  const column = Math.round((x - xOf(svg, 0)) / svg.dataset.unit);
  if (line && column >= 0) addAt(line, near(secondAt(secondsOf(svg), column)));
}

// ── Tools under a figure ── What a drag and the keys do, as buttons too, for readers who cannot drag.

/** Edits the diagram of the chosen marble. */
const change = (how) => () => {
  const line = chosenLine();
  if (line) edit(line, how(momentsOf(line), chosen.place, line));
};
const shift = (direction) => change((moments, place) => move(moments, place, onward(moments[place[0]][0], direction)));
const turnInto = (mark) => change((moments, place) => replace(moments, place, mark));
const addBehind = change((moments, place, line) => {
  const column = moments[place[0]][0];
  return insert(moments, valueNear(line, column), near(column + 1));
});
const removeChosen = change((moments, place) => {
  const rest = without(moments, place);
  return { moments: rest, place: rest.length > 0 ? [Math.min(place[0], rest.length - 1), 0] : null };
});

/** The diagrams in the address that belong to the examples of a figure. Without them the text's are there again. */
function changesIn(figure) {
  const examples = all('[data-source]', figure).map((line) => line.dataset.source.split('.')[0]);
  return [...wanted.searchParams.keys()].filter((key) => key.includes('.') && examples.includes(key.split('.')[0]));
}

function reset(figure) {
  const address = new URL(wanted);
  changesIn(figure).forEach((key) => address.searchParams.delete(key));
  chosen = null;
  follow(address, figure);
}

const tools = {
  earlier: '← earlier', later: 'later →', add: 'add', error: 'error', end: 'end', delete: 'delete', reset: 'reset',
};
const advice = 'Drag a marble, or choose one and use the arrow keys.';
const actions = {
  earlier: shift(-1), later: shift(1), add: addBehind, error: turnInto('X'), end: turnInto('|'), delete: removeChosen, reset,
  step: start, back: (figure) => stepBy(figure, -1), forward: (figure) => stepBy(figure, 1), play, leave,
};

function furnishMarbles(figure) {
  const bar = toolbar(figure, 'tools', 'The chosen marble', tools);
  if (!bar.querySelector('.advice')) bar.prepend(added('span', { class: 'advice' }, advice));
  const isChosen = figure === chosenLine()?.closest('figure');
  bar.querySelector('.advice').hidden = isChosen;
  for (const tool of all('button', bar)) {
    tool.hidden = tool.dataset.do === 'reset' ? changesIn(figure).length === 0 : !isChosen;
  }
  const mark = chosenMark();
  for (const line of all('.line[data-source]', figure)) furnishMarks(line, mark);
}

function furnishMarks(line, chosenOne) {
  const moments = JSON.parse(line.dataset.moments);
  const label = line.querySelector('.label').textContent;
  for (const mark of all('.mark', line)) {
    const second = moments[placeOf(mark)[0]]?.[0] ?? 0;
    const what = { '|': 'the end', X: 'an error' }[mark.dataset.text] ?? mark.dataset.text.replace(/^'(.+)'$/, '$1');
    mark.classList.toggle('chosen', mark === chosenOne);
    set(mark, {
      tabindex: 0, role: 'slider', 'aria-label': label,
      'aria-valuemin': 0, 'aria-valuemax': longestDiagram - 1, 'aria-valuenow': second,
      'aria-valuetext': `${what} at ${second} ${second === 1 ? 'second' : 'seconds'}`,
    });
  }
}

const arrows = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

function keyOnMark(event) {
  const { key } = event;
  if (arrows[key]) shift(arrows[key])();
  else if (key === 'Delete' || key === 'Backspace') removeChosen();
  else if (/^[\p{L}\p{N}]$/u.test(key)) turnInto(key === 'X' ? "'X'" : key)();
  else return;
  event.preventDefault();
}

// ── The time stepper ── A cursor over a figure: what has happened so far is solid, what is to come is faint.

/** The column of a figure's cursor, and its timer while it plays. */
const steppers = new WeakMap();
const stepTools = { step: 'step ▸', back: '◂ back', forward: 'forward ▸', play: 'play', leave: 'show all' };
const isStill = matchMedia('(prefers-reduced-motion: reduce)');
const svgOf = (figure) => figure.querySelector('svg');

/** The columns that are times. */
const stopsOf = (svg) => secondsOf(svg).flatMap((second, column) => (second === null ? [] : [column]));

function start(figure) {
  stepTo(figure, 0);
  figure.querySelector('.cursor').focus({ preventScroll: true });
}

function stepTo(figure, column) {
  steppers.set(figure, { ...steppers.get(figure), column });
  drawStep(figure);
}

/** True if there was a column to go to. */
function stepBy(figure, direction) {
  const { column } = steppers.get(figure);
  const stops = stopsOf(svgOf(figure)).filter((stop) => (stop - column) * direction > 0);
  if (stops.length > 0) stepTo(figure, stops.at(direction < 0 ? -1 : 0));
  return stops.length > 0;
}

function play(figure) {
  const { column, timer } = steppers.get(figure);
  if (timer) return pause(figure);
  const from = column === stopsOf(svgOf(figure)).at(-1) ? 0 : column;
  steppers.set(figure, { column: from, timer: setInterval(() => stepBy(figure, 1) || pause(figure), 333) });
  drawStep(figure);
}

function pause(figure) {
  const { column, timer } = steppers.get(figure);
  clearInterval(timer);
  steppers.set(figure, { column });
  drawStep(figure);
}

function leave(figure) {
  pause(figure);
  steppers.delete(figure);
  drawStep(figure);
  figure.querySelector('[data-do=step]').focus({ preventScroll: true });
}

function drawStep(figure) {
  const svg = svgOf(figure);
  const { column = Infinity, timer } = steppers.get(figure) ?? {};
  const isStepping = column !== Infinity;
  figure.classList.toggle('stepping', isStepping);
  for (const mark of all('[data-column]', svg)) {
    mark.classList.toggle('later', mark.dataset.column > column);
    mark.classList.toggle('now', Number(mark.dataset.column) === column);
  }
  all('.past', svg).forEach((past) => past.remove());
  svg.setAttribute('role', isStepping || 'movable' in figure.dataset ? 'group' : 'img');
  if (isStepping) drawCursor(svg, column);
  else svg.querySelector('.cursor')?.remove();
  all('.time', svg).forEach((time) => drawPast(time, svg, column));

  const bar = toolbar(figure.querySelector('figcaption'), 'steps', 'Step through time', stepTools);
  for (const tool of all('button', bar)) tool.hidden = (tool.dataset.do !== 'step') !== isStepping;
  const player = bar.querySelector('[data-do=play]');
  player.textContent = timer ? 'pause' : 'play';
  player.hidden ||= isStill.matches;
}

/** The time line becomes faint, and a second one, up to the cursor, is solid. */
function drawPast(time, svg, column) {
  time.classList.toggle('later', column !== Infinity);
  const end = Math.min(time.getAttribute('x2'), xOf(svg, column));
  if (column === Infinity || end <= time.getAttribute('x1')) return;
  time.after(set(time.cloneNode(), { class: 'time past added', x2: end }));
}

function drawCursor(svg, column) {
  const cursor = svg.querySelector('.cursor') ?? svg.appendChild(
    added('g', { class: 'cursor', tabindex: 0, role: 'slider', 'aria-label': 'Time' },
      added('line', { y1: 6, y2: svg.viewBox.baseVal.height - 16 }), added('circle', { cy: 7, r: 5 })));
  const seconds = secondsOf(svg);
  const events = all('.mark.now', svg).map((mark) =>
    `${mark.closest('.line').querySelector('.label').textContent} ${mark.dataset.text}`);
  set(cursor, {
    transform: `translate(${xOf(svg, column)} 0)`,
    'aria-valuemin': 0, 'aria-valuemax': secondAt(seconds, seconds.length - 1), 'aria-valuenow': secondAt(seconds, column),
    'aria-valuetext': `at ${secondAt(seconds, column)}: ${events.join(', ') || 'nothing'}`,
  });
}

function dragCursor(event, figure) {
  const svg = svgOf(figure);
  whileDown(event, (moved) => {
    const distance = (stop) => Math.abs(xOf(svg, stop) - pointIn(svg, moved).x);
    stepTo(figure, stopsOf(svg).reduce((best, stop) => (distance(stop) < distance(best) ? stop : best)));
  });
}

function keyOnCursor(event, figure) {
  if (arrows[event.key]) stepBy(figure, arrows[event.key]);
  else if (event.key === 'Escape') leave(figure);
  else return;
  event.preventDefault();
}

// ── The field ── What is typed goes to the examples. An empty field gives them back what they have by themselves.

let typing;

function followTyping(field) {
  clearTimeout(typing);
  const address = new URL(wanted);
  if (field.value === '') address.searchParams.delete('typed');
  else address.searchParams.set('typed', field.value);
  if (address.href !== wanted.href) follow(address, field.form);
}

// ── Live ── The workbook says what has changed. A browser keeps six connections to a host, so tabs share one stream, and hidden
// ones hold none.

const section = location.pathname.match(/([0-9.]+)\.html$/)?.[1];
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('workbook') : null;
let holding = null;
let mayBeOld = false;

function showActivity(text) {
  const line = document.getElementById('activity');
  line.textContent = text;
  line.hidden = text === '';
}

const reactions = {
  hello() {
    showActivity('');
    if (mayBeOld) follow(wanted);
  },
  activity({ text }) { showActivity(text); },
  changed({ sections }) {
    if (!section || sections.includes(section)) follow(wanted);
  },
  style() { location.reload(); },
  lost() {
    mayBeOld = true;
    showActivity('The workbook’s server has ended. Start it again: swift run workbook read');
  },
};

function hear(message) {
  reactions[message.kind]?.(message);
}

function tell(message) {
  hear(message);
  channel?.postMessage(message);
}

/** Opens the stream, again and again if it is lost, until the tab is hidden. */
function listen(signal) {
  return new Promise((done) => {
    if (signal.aborted) return done();
    const stream = new EventSource('/events');
    const close = () => { stream.close(); done(); };
    stream.onmessage = ({ data }) => tell(JSON.parse(data));
    stream.onerror = () => {
      tell({ kind: 'lost' });
      stream.close();
      setTimeout(() => listen(signal).then(done), 1000);
    };
    signal.addEventListener('abort', close);
  });
}

/** One tab of those that are seen holds the stream, and passes on what it hears. Where tabs cannot agree, each has its own. */
function hold() {
  holding?.abort();
  if (document.hidden) return;
  holding = new AbortController();
  const { signal } = holding;
  if (channel && navigator.locks) navigator.locks.request('workbook', { signal }, () => listen(signal)).catch(() => {});
  else listen(signal);
}

function live() {
  if (channel) channel.onmessage = ({ data }) => document.hidden || hear(data);
  document.addEventListener('visibilitychange', () => {
    hold();
    if (!document.hidden) follow(wanted);
  });
  setTimeout(() => { mayBeOld = true; }, 2000);
  hold();
}

// ── Keys ── To leaf through the book without a mouse.

const keysOfMarbles = {
  'Tab, then ← →': 'choose a marble and move it', 'Delete, or a character': 'take it away, or change it',
};
const keys = { '← →': 'previous and next section', c: 'contents', ...(isLive ? keysOfMarbles : {}), '?': 'these keys' };

function showKeys() {
  const rows = Object.entries(keys).map(([key, use]) => `<dt><kbd>${key}</kbd></dt><dd>${use}</dd>`);
  const dialog = added('dialog', { class: 'keys', 'aria-label': 'Keys' });
  dialog.innerHTML = `<dl>${rows.join('')}</dl><form method="dialog"><button>close</button></form>`;
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** True where keys have a meaning already: in fields, on sliders, and in what scrolls sideways. */
function hasItsOwnKeys(element) {
  const scrolls = element !== document.body && element.scrollWidth > element.clientWidth;
  return element.closest('input, textarea, select, summary, dialog, [role=slider]') !== null
    || (scrolls && getComputedStyle(element).overflowX !== 'visible');
}

function keyOnPage({ key, target }) {
  if (hasItsOwnKeys(target)) return;
  const link = { ArrowLeft: 'a[rel=prev]', ArrowRight: 'a[rel=next]', c: 'a.home' }[key];
  if (key === '?') showKeys();
  else if (link) document.querySelector(link)?.click();
}

// ── Who listens ── The document does, so it holds for figures that are drawn again.

const isOfChosen = (element) => element.closest('figure')?.contains(chosenLine());

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const cursor = event.target.closest('.cursor');
  if (event.target.matches(movable)) keyOnMark(event);
  else if (cursor) keyOnCursor(event, cursor.closest('figure'));
  else keyOnPage(event);
});
document.addEventListener('focusin', ({ target }) => {
  if (target.matches(movable)) choose(target);
  else if (chosen && !isOfChosen(target)) choose(null);
});
document.addEventListener('pointerdown', (event) => {
  const { target } = event;
  const mark = target.closest(movable);
  if (event.button !== 0) return;
  if (mark) {
    event.preventDefault();
    mark.focus({ preventScroll: true });
    dragMark(event, mark);
  } else if (target.closest('.cursor')) dragCursor(event, target.closest('figure'));
  else if (chosen && !isOfChosen(target)) choose(null);
});
document.addEventListener('dblclick', addWhereClicked);
document.addEventListener('click', ({ target }) => {
  const tool = target.closest('[data-do]');
  if (tool) actions[tool.dataset.do](tool.closest('figure'));
});
document.addEventListener('input', ({ target }) => {
  if (target.id !== 'typed') return;
  clearTimeout(typing);
  typing = setTimeout(followTyping, 150, target);
});
document.addEventListener('submit', (event) => {
  if (event.target.id !== 'field') return;
  event.preventDefault();
  followTyping(event.target.elements.typed);
});

document.body.append(speaker);
furnish();
if (isLive) live();
