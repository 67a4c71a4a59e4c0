// The script of all pages. A page is whole without it; here it becomes something to touch.
//
// The address of a page is all of its state: `4.3.html?3.1=--9--|` is the section with another diagram. So this script knows
// nothing of signals. It writes an address, asks the workbook for that page, and takes over what has changed.
'use strict';

const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const isLive = 'live' in document.body.dataset;

/** An element that this script adds. The class keeps it when the page is updated. */
function added(name, attributes, ...children) {
  const svgNames = ['g', 'line', 'circle'];
  const element = svgNames.includes(name)
    ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.classList.add('added');
  element.append(...children);
  return element;
}

// ── Diagrams ── A diagram is text; its moments are what stands in which column: `--3--(9|)` is [[2, ["3"]], [5, ["9", "|"]]].

const longestDiagram = 60;
const isEnd = (mark) => ['|', 'X', '!'].includes(mark);
const wide = /\p{Emoji_Presentation}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303F\uFF01-\uFF60]/u;
const widthOf = (text) => [...text].reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0);
const textOf = (marks) => (marks.length > 1 ? `(${marks.join('')})` : marks.join(''));

/** The text of a diagram. If it has no end, time passes until `length` columns are there. */
function writeDiagram(moments, length) {
  const passing = (columns) => '-'.repeat(Math.max(0, columns));
  const text = moments.reduce((text, [column, marks]) => text + passing(column - widthOf(text)) + textOf(marks), '');
  return isEnd(moments.at(-1)?.[1].at(-1)) ? text : text + passing(length - widthOf(text));
}

/** True if each moment has room in its column, and nothing comes after an end. */
function canBeWritten(moments) {
  let free = 0;
  const fits = moments.every(([column, marks]) => {
    const isFree = column >= free;
    free = column + widthOf(textOf(marks));
    return isFree;
  });
  return fits && !moments.flatMap(([, marks]) => marks).slice(0, -1).some(isEnd);
}

// An edit gives new moments, and the place of its mark in them: which moment, and which of its marks.

function without(moments, [moment, index]) {
  const kept = moments.map(([column, marks], m) => [column, marks.filter((_, i) => m !== moment || i !== index)]);
  return kept.filter(([, marks]) => marks.length > 0);
}

/** In a column that is taken, the mark joins the group there: in front if it comes from the left, but never behind the end. */
function withMark(moments, mark, column, isFromLeft) {
  const before = moments.filter(([other]) => other < column);
  const there = moments.find(([other]) => other === column)?.[1] ?? [];
  const index = isEnd(mark) ? there.length : isFromLeft ? 0 : there.filter((other) => !isEnd(other)).length;
  const marks = [...there.slice(0, index), mark, ...there.slice(index)];
  const after = moments.filter(([other]) => other > column);
  return { moments: [...before, [column, marks], ...after], place: [before.length, index] };
}

/** The first edit that can be written, over these columns. So a marble jumps over columns without room, and stays before the end. */
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

function insert(moments, mark, columns) {
  return firstThatFits(columns, (column) => withMark(moments, mark, column, false));
}

/** Another mark in the same place. Nothing stays behind an end. */
function replace(moments, place, mark) {
  const [moment, index] = place;
  const [column, marks] = moments[moment];
  const later = isEnd(mark) ? [] : moments.slice(moment + 1);
  const behind = isEnd(mark) ? [] : marks.slice(index + 1);
  const changed = [...moments.slice(0, moment), [column, [...marks.slice(0, index), mark, ...behind]], ...later];
  return canBeWritten(changed) ? { moments: changed, place } : undefined;
}

const near = (column) => [column, ...Array.from({ length: longestDiagram }, (_, i) => [column + i + 1, column - i - 1]).flat()];
const onward = (column, step) => Array.from({ length: longestDiagram }, (_, i) => column + step * (i + 1));

// ── The page follows its address ── One request at a time, the latest wins: a drag shows what it passes, and never lags behind.

const patience = 150;  // ms that a newer request waits for the one in flight
let shown = new URL(location.href);
let wanted = shown;
let inFlight = null;
let waiting = null;
/** The moments of diagrams that the page does not show yet, by source. */
const ahead = new Map();

/** Asks for the page at an address. `origin` is the figure or the form that wants it: there a message appears. */
async function follow(address, origin = null) {
  wanted = address;
  waiting = { origin };
  if (inFlight) {
    setTimeout((late) => late.abort(), patience, inFlight);
    return;
  }
  while (waiting) {
    const { origin } = waiting;
    waiting = null;
    inFlight = new AbortController();
    await ask(wanted, origin, inFlight.signal);
  }
  inFlight = null;
}

async function ask(address, origin, signal) {
  try {
    const answer = await fetch(address, { signal, cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const isMessage = document.querySelector('#message') !== null;
    if (answer.ok || (isMessage && !origin)) takeOver(page, address, origin);
    else if (!waiting) refuse(page, answer.status, origin);
  } catch (error) {
    if (error.name !== 'AbortError') tell({ kind: 'lost' });
  }
}

function takeOver(page, address, origin) {
  const hadFocus = document.activeElement?.matches('.mark');
  document.title = page.title;
  for (const id of ['nav', 'main']) morph(document.getElementById(id), page.getElementById(id));
  all('.message.added').forEach((message) => message.remove());
  shown = address;
  if (!waiting) {
    ahead.clear();
    history.replaceState(null, '', shown);
    sayLater(origin?.querySelector('svg')?.getAttribute('aria-label'));
  }
  furnish();
  if (hadFocus) chosenMark()?.focus({ preventScroll: true });
}

/** The page keeps what it shows, and says why. */
function refuse(page, status, origin) {
  const words = all('#message > :not(h1)', page);
  const box = added('div', { class: 'message', role: 'alert' });
  box.append(...(words.length > 0 ? words : [`The workbook could not show this (${status}).`]));
  all('.message.added').forEach((message) => message.remove());
  if (origin?.isConnected) origin.after(box);
  else document.getElementById('main').prepend(box);
  wanted = shown;
  ahead.clear();
  furnish();
}

/** Makes an element equal to a new one and keeps what is equal already, so focus, selection, scrolling and open details stay. */
function morph(old, fresh) {
  if (old.nodeName !== fresh.nodeName || old.id !== fresh.id) return old.replaceWith(fresh);
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  morphAttributes(old, fresh);
  const olds = [...old.childNodes].filter((child) => !child.classList?.contains('added'));
  const news = [...fresh.childNodes];
  news.slice(olds.length).forEach((child) => olds.push(old.insertBefore(child, olds.at(-1)?.nextSibling ?? old.firstChild)));
  olds.forEach((child, i) => (news[i] ? child !== news[i] && morph(child, news[i]) : child.remove()));
}

function morphAttributes(old, fresh) {
  const ofTheReader = ['open', 'tabindex'];
  for (const name of old.getAttributeNames()) {
    if (!fresh.hasAttribute(name) && !ofTheReader.includes(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** Adds to the page what needs this script. Called again after each update. */
function furnish() {
  all('.mark[tabindex]').filter((mark) => !mark.closest('[data-movable] [data-source]')).forEach((mark) => mark.removeAttribute('tabindex'));
  all('figure[data-movable]').forEach(furnishMarbles);
  all('figure[data-steps]').forEach(drawStep);
}

const speaker = added('p', { class: 'spoken', 'aria-live': 'polite' });
let speech;

/** For those who hear the page: when nothing has changed for a moment, so that a drag is told once. */
function sayLater(text) {
  clearTimeout(speech);
  if (text) speech = setTimeout(() => { speaker.textContent = text; }, 400);
}

// ── Columns ── Most columns of a figure are seconds; `data-seconds` says it where some are not: `0,1,,,2`.

function secondsOf(svg) {
  const { seconds, columns } = svg.dataset;
  if (!seconds) return Array.from({ length: Number(columns) }, (_, column) => column);
  return seconds.split(',').map((second) => (second === '' ? null : Number(second)));
}

/** The second of a column, or the last one before it; the columns behind the figure go on in seconds. */
function secondAt(seconds, column) {
  const known = seconds.slice(0, Math.max(0, column) + 1).filter((second) => second !== null);
  return (known.at(-1) ?? 0) + Math.max(0, column - seconds.length + 1);
}

const xOf = (svg, column) => Number(svg.dataset.left) + column * Number(svg.dataset.unit);
const pointIn = (svg, event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());

/** Calls `onMove` while the pointer is down, wherever it goes. */
function whileDown(event, onMove, onEnd = () => {}) {
  const mine = (handler) => (other) => { if (other.pointerId === event.pointerId) handler(other); };
  const stop = new AbortController();
  addEventListener('pointermove', mine(onMove), { signal: stop.signal });
  for (const name of ['pointerup', 'pointercancel']) {
    addEventListener(name, mine(() => { stop.abort(); onEnd(); }), { signal: stop.signal });
  }
}

// ── Marbles that move ── The chosen marble is remembered by its source and its place, since the figure is drawn again and again.

/** `{figure, source, place}` */
let chosen = null;

const lineOf = ({ figure, source }) => {
  const line = `g.line[data-source="${source}"]`;
  return (figure.isConnected && figure.querySelector(line)) || document.querySelector(line);
};
const chosenLine = () => chosen && lineOf(chosen);
const chosenMark = () => chosenLine()?.querySelector(`.mark[data-mark="${chosen.place.join('.')}"]`);
const momentsOf = (line) => ahead.get(line.dataset.source) ?? JSON.parse(line.dataset.moments);

function choose(line, place) {
  chosen = line && { figure: line.closest('figure'), source: line.dataset.source, place };
  furnish();
}

/** Asks for the page with what an edit has made of a line. */
function edit(line, change) {
  if (!change) return;
  const { source, text } = line.dataset;
  const diagram = writeDiagram(change.moments, widthOf(text));
  const address = new URL(wanted);
  if (diagram === text) address.searchParams.delete(source);
  else address.searchParams.set(source, diagram);
  ahead.set(source, change.moments);
  chosen = change.place && { figure: line.closest('figure'), source, place: change.place };
  if (address.href !== wanted.href) follow(address, line.closest('figure'));
}

function dragMark(event, mark) {
  const line = mark.closest('.line');
  const svg = mark.ownerSVGElement;
  const start = momentsOf(line);
  const place = mark.dataset.mark.split('.').map(Number);
  // The figure may become longer and its columns narrower: the drag keeps those with which it began.
  const [left, unit, seconds, toFigure] = [xOf(svg, 0), Number(svg.dataset.unit), secondsOf(svg), svg.getScreenCTM().inverse()];
  const xAt = (event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(toFigure).x;
  const offset = xAt(event) - xOf(svg, Number(mark.dataset.column));
  const ghost = added('g', { class: `${mark.getAttribute('class')} ghost`, 'aria-hidden': true });
  ghost.append(...all('circle, path, text', mark).map((shape) => shape.cloneNode(true)));
  let last = start[place[0]][0];

  whileDown(event, (moved) => {
    ghost.setAttribute('transform', `translate(${pointIn(svg, moved).x} ${line.dataset.y})`);
    const second = secondAt(seconds, Math.round((xAt(moved) - offset - left) / unit));
    if (second === last) return;
    if (!ghost.isConnected) svg.append(ghost);
    last = second;
    edit(lineOf(chosen), move(start, place, near(second)));
  }, () => ghost.remove());
}

function keyOnMark(event) {
  const line = chosenLine();
  if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
  const action = { ArrowLeft: 'earlier', ArrowDown: 'earlier', ArrowRight: 'later', ArrowUp: 'later', Delete: 'delete', Backspace: 'delete' }[event.key];
  if (action) actions[action]();
  else if (/^[\p{L}\p{N}]$/u.test(event.key)) edit(line, replace(momentsOf(line), chosen.place, event.key === 'X' ? "'X'" : event.key));
  else return;
  event.preventDefault();
}

/** A copy of the value that is nearest, or the first of the text if there is none. */
function valueNear(line, second) {
  const values = momentsOf(line).flatMap(([column, marks]) => marks.filter((mark) => !isEnd(mark)).map((mark) => [column, mark]));
  values.sort(([a], [b]) => Math.abs(a - second) - Math.abs(b - second));
  return values[0]?.[1] ?? line.dataset.text.match(/'(\\.|[^'])*'|[^-|X()^! ]/)?.[0] ?? '1';
}

function addAt(line, columns) {
  edit(line, insert(momentsOf(line), valueNear(line, columns[0]), columns));
}

function addWhereClicked(event) {
  const svg = event.target.closest('[data-movable] svg');
  if (!svg || event.target.closest('.mark')) return;
  const { x, y } = pointIn(svg, event);
  const line = all('g.line[data-source]', svg).find((line) => Math.abs(line.dataset.y - y) < 20);
  const column = Math.round((x - xOf(svg, 0)) / svg.dataset.unit);
  if (line && column >= 0) addAt(line, near(secondAt(secondsOf(svg), column)));
}

function shift(step) {
  const line = chosenLine();
  const moments = momentsOf(line);
  edit(line, move(moments, chosen.place, onward(moments[chosen.place[0]][0], step)));
}

function turnInto(mark) {
  edit(chosenLine(), replace(momentsOf(chosenLine()), chosen.place, mark));
}

function removeChosen() {
  const line = chosenLine();
  const moments = without(momentsOf(line), chosen.place);
  const next = Math.min(chosen.place[0], moments.length - 1);
  edit(line, { moments, place: next < 0 ? null : [next, 0] });
}

/** Examples are changed by addresses, so the text's diagrams are there where the address names none. */
const changesOf = (figure) => {
  const examples = all('[data-source]', figure).map((line) => line.dataset.source.split('.')[0]);
  return [...wanted.searchParams.keys()].filter((key) => key.includes('.') && examples.includes(key.split('.')[0]));
};

function reset(figure) {
  const address = new URL(wanted);
  changesOf(figure).forEach((key) => address.searchParams.delete(key));
  ahead.clear();
  chosen = null;
  follow(address, figure);
}

// ── Tools under a figure ── What a drag and the keys do, as buttons: for who cannot drag, and for who does not know the keys.

const tools = { earlier: '← earlier', later: 'later →', add: 'add', error: 'error', end: 'end', delete: 'delete', reset: 'reset' };
const actions = {
  earlier: () => shift(-1),
  later: () => shift(1),
  add: () => addAt(chosenLine(), near(momentsOf(chosenLine())[chosen.place[0]][0] + 1)),
  error: () => turnInto('X'),
  end: () => turnInto('|'),
  delete: removeChosen,
  reset,
  step: (figure) => { stepTo(figure, 0); figure.querySelector('.cursor').focus({ preventScroll: true }); },
  back: (figure) => stepBy(figure, -1),
  forward: (figure) => stepBy(figure, 1),
  play: (figure) => (players.has(figure) ? pause(figure) : play(figure)),
  leave,
};

const button = ([name, text]) => added('button', { type: 'button', 'data-do': name }, text);

function furnishMarbles(figure) {
  const isChosen = chosen !== null && chosenLine()?.closest('figure') === figure;
  all('.line[data-source]', figure).forEach((line) => all('.mark', line).forEach((mark) => furnishMark(mark, line)));
  const bar = figure.querySelector(':scope > .tools') ?? figure.appendChild(
    added('div', { class: 'tools', role: 'toolbar', 'aria-label': 'The chosen marble' },
      added('span', { class: 'advice' }, 'Drag a marble, or choose one and use the arrow keys.'), ...Object.entries(tools).map(button)));
  bar.querySelector('.advice').hidden = isChosen;
  for (const tool of all('button', bar)) tool.hidden = tool.dataset.do === 'reset' ? changesOf(figure).length === 0 : !isChosen;
}

function furnishMark(mark, line) {
  const second = JSON.parse(line.dataset.moments)[mark.dataset.mark.split('.')[0]]?.[0] ?? Number(mark.dataset.column);
  const what = { '|': 'the end', X: 'an error' }[mark.dataset.text] ?? mark.dataset.text.replace(/^'(.+)'$/, '$1');
  const attributes = {
    tabindex: 0, role: 'slider', 'aria-label': line.querySelector('.label').textContent,
    'aria-valuemin': 0, 'aria-valuemax': longestDiagram - 1, 'aria-valuenow': second,
    'aria-valuetext': `${what} at ${second} ${second === 1 ? 'second' : 'seconds'}`,
  };
  for (const [name, value] of Object.entries(attributes)) mark.setAttribute(name, value);
  mark.classList.toggle('chosen', mark === chosenMark());
}

// ── The time stepper ── A cursor over a figure: what has happened so far is as it was, what is to come is faint.

const cursors = new WeakMap();  // the column of a figure's cursor
const players = new WeakMap();  // the timer of a figure that plays
const stepTools = { step: 'step ▸', back: '◂ back', forward: 'forward ▸', play: 'play', leave: 'show all' };
const isStill = matchMedia('(prefers-reduced-motion: reduce)');

/** The columns that are times. */
const stopsOf = (figure) => secondsOf(figure.querySelector('svg')).flatMap((second, column) => (second === null ? [] : [column]));

function stepTo(figure, column) {
  cursors.set(figure, column);
  drawStep(figure);
}

/** True if there was a column to go to. */
function stepBy(figure, step) {
  const column = cursors.get(figure);
  const next = step < 0 ? stopsOf(figure).filter((stop) => stop < column).at(-1) : stopsOf(figure).find((stop) => stop > column);
  if (next !== undefined) stepTo(figure, next);
  return next !== undefined;
}

function play(figure) {
  if (cursors.get(figure) === stopsOf(figure).at(-1)) stepTo(figure, 0);
  players.set(figure, setInterval(() => { if (!stepBy(figure, 1)) pause(figure); }, 333));
  drawStep(figure);
}

function pause(figure) {
  clearInterval(players.get(figure));
  players.delete(figure);
  drawStep(figure);
}

function leave(figure) {
  cursors.delete(figure);
  pause(figure);
  figure.querySelector('[data-do=step]').focus({ preventScroll: true });
}

function drawStep(figure) {
  const svg = figure.querySelector('svg');
  const column = cursors.get(figure) ?? Infinity;
  const isStepping = cursors.has(figure);
  figure.classList.toggle('stepping', isStepping);
  for (const mark of all('[data-column]', svg)) {
    mark.classList.toggle('later', mark.dataset.column > column);
    mark.classList.toggle('now', Number(mark.dataset.column) === column);
  }
  all('.past', svg).forEach((past) => past.remove());
  all('.time', svg).forEach((time) => drawPast(time, svg, column));
  drawCursor(svg, column);
  const bar = figure.querySelector('.steps') ?? figure.querySelector('figcaption').appendChild(
    added('span', { class: 'steps', role: 'group', 'aria-label': 'Step through time' }, ...Object.entries(stepTools).map(button)));
  for (const tool of all('button', bar)) tool.hidden = (tool.dataset.do !== 'step') !== isStepping;
  const player = bar.querySelector('[data-do=play]');
  player.textContent = players.has(figure) ? 'pause' : 'play';
  player.hidden ||= isStill.matches;
}

/** The time line becomes faint, and a second one, up to the cursor, stays solid. */
function drawPast(time, svg, column) {
  time.classList.toggle('later', column !== Infinity);
  const end = Math.min(time.getAttribute('x2'), xOf(svg, column));
  if (column === Infinity || end <= time.getAttribute('x1')) return;
  const past = time.cloneNode();
  past.setAttribute('class', 'time past added');
  past.setAttribute('x2', end);
  time.after(past);
}

function drawCursor(svg, column) {
  if (column === Infinity) {
    svg.querySelector('.cursor')?.remove();
    svg.setAttribute('role', svg.closest('[data-movable]') ? 'group' : 'img');
    return;
  }
  const bottom = svg.viewBox.baseVal.height - 16;
  const cursor = svg.querySelector('.cursor') ?? svg.appendChild(added('g', { class: 'cursor', tabindex: 0, role: 'slider', 'aria-label': 'Time' },
    added('line', { y1: 6, y2: bottom }), added('circle', { cy: 7, r: 5 })));
  const second = secondAt(secondsOf(svg), column);
  const events = all('.line', svg).map((line) => [line.querySelector('.label').textContent, ...all('.mark.now', line).map((mark) => mark.dataset.text)]);
  const words = events.filter((event) => event.length > 1).map((event) => event.join(' ')).join(', ');
  const attributes = {
    transform: `translate(${xOf(svg, column)} 0)`, 'aria-valuenow': second, 'aria-valuemin': 0,
    'aria-valuemax': secondAt(secondsOf(svg), svg.dataset.columns - 1), 'aria-valuetext': `at ${second}: ${words || 'nothing'}`,
  };
  for (const [name, value] of Object.entries(attributes)) cursor.setAttribute(name, value);
  svg.setAttribute('role', 'group');
}

function dragCursor(event, figure) {
  const svg = figure.querySelector('svg');
  whileDown(event, (moved) => {
    const column = (pointIn(svg, moved).x - xOf(svg, 0)) / svg.dataset.unit;
    const nearest = stopsOf(figure).reduce((best, stop) => (Math.abs(stop - column) < Math.abs(best - column) ? stop : best));
    if (nearest !== cursors.get(figure)) stepTo(figure, nearest);
  });
}

function keyOnCursor(event, figure) {
  const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
  if (step) stepBy(figure, step);
  else if (event.key === 'Escape') leave(figure);
  else return;
  event.preventDefault();
}

// ── The field ── What is typed goes to the examples, line by line. An empty field gives them back what they have by themselves.

let typing;

function followTyping(field) {
  const address = new URL(wanted);
  if (field.value === '') address.searchParams.delete('typed');
  else address.searchParams.set('typed', field.value);
  follow(address, field.form);
}

// ── Live ── The workbook says when something has changed. A browser keeps six connections to a host: tabs share one stream, and
// hidden ones hold none.

const section = location.pathname.match(/([0-9.]+)\.html$/)?.[1];
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('workbook') : null;
let holding = null;
let wasGreeted = false;

/** What a message does in a tab. */
function hear(message) {
  const activity = document.getElementById('activity');
  const refresh = () => follow(wanted);
  const show = (text) => {
    activity.textContent = text;
    activity.hidden = text === '';
  };
  const reactions = {
    hello() { show(''); if (wasGreeted) refresh(); wasGreeted = true; },
    activity: () => show(message.text),
    changed() { if (!section || message.sections.includes(section)) refresh(); },
    style: () => location.reload(),
    lost: () => show('The workbook’s server has ended. Start it again: swift run workbook read'),
  };
  reactions[message.kind]?.();
}

function tell(message) {
  hear(message);
  channel?.postMessage(message);
}

/** Resolves when the tab is hidden. */
function listen(signal) {
  return new Promise((done) => {
    let stream;
    const open = () => {
      stream = new EventSource('/events');
      stream.onmessage = ({ data }) => tell(JSON.parse(data));
      stream.onerror = () => {
        tell({ kind: 'lost' });
        stream.close();
        if (!signal.aborted) setTimeout(() => signal.aborted || open(), 1000);
      };
    };
    signal.addEventListener('abort', () => { stream.close(); done(); });
    open();
  });
}

/** One tab of those that are seen has the stream, and passes on what it hears. Where tabs cannot agree, each has its own. */
function hold() {
  if (document.hidden) {
    holding?.abort();
    holding = null;
  } else if (!holding) {
    holding = new AbortController();
    const { signal } = holding;
    if (channel && navigator.locks) navigator.locks.request('workbook', { signal }, () => listen(signal)).catch(() => {});
    else listen(signal);
  }
}

function live() {
  if (channel) channel.onmessage = ({ data }) => { if (!document.hidden) hear(data); };
  document.addEventListener('visibilitychange', () => {
    hold();
    if (!document.hidden) follow(wanted);
  });
  addEventListener('pagehide', () => holding?.abort());
  addEventListener('pageshow', ({ persisted }) => { if (persisted) location.reload(); });
  hold();
}

// ── Keys ── To leaf through the book without a mouse.

const keys = { '← →': 'previous and next section', c: 'contents', 'Tab, then ← →': 'choose and move a marble', '?': 'these keys' };

function showKeys() {
  const rows = Object.entries(keys).flatMap(([key, meaning]) => [added('dt', {}, added('kbd', {}, key)), added('dd', {}, meaning)]);
  const close = added('form', { method: 'dialog' }, added('button', {}, 'close'));
  const dialog = added('dialog', { class: 'keys', 'aria-label': 'Keys' }, added('dl', {}, ...rows), close);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Where keys have a meaning already: fields, sliders, and what scrolls sideways. */
function hasKeysOfItsOwn(element) {
  return element.closest('input, textarea, select, summary, dialog, [role=slider], [contenteditable]') !== null
    || (element !== document.body && element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible');
}

function keyOnPage(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || hasKeysOfItsOwn(event.target)) return;
  const link = { ArrowLeft: 'a[rel=prev]', ArrowRight: 'a[rel=next]', c: 'a.home' }[event.key];
  if (event.key === '?') showKeys();
  else if (link) document.querySelector(link)?.click();
}

// ── Who listens to what ── On the document, so it holds for figures that are drawn again.

document.addEventListener('keydown', (event) => {
  const cursor = event.target.closest('.cursor');
  if (event.target.matches('.mark[role=slider]')) keyOnMark(event);
  if (cursor) keyOnCursor(event, cursor.closest('figure'));
  if (!event.defaultPrevented) keyOnPage(event);
});
document.addEventListener('focusin', ({ target }) => {
  const mark = target.closest('.mark[role=slider]');
  if (mark) choose(mark.closest('.line'), mark.dataset.mark.split('.').map(Number));
  else if (chosen && !target.closest('figure')?.contains(chosenLine())) choose(null);
});
document.addEventListener('pointerdown', (event) => {
  const mark = event.target.closest('.mark[role=slider]');
  const figure = event.target.closest('figure');
  if (event.button !== 0) return;
  if (mark) {
    event.preventDefault();
    mark.focus({ preventScroll: true });
    dragMark(event, mark);
  } else if (event.target.closest('.cursor')) dragCursor(event, figure);
  else if (chosen && !figure?.contains(chosenLine())) choose(null);
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
  clearTimeout(typing);
  followTyping(event.target.elements.typed);
});

document.body.append(speaker);
furnish();
if (isLive) live();
