// The scripts of all pages: this one first, `page.js` last. A page can be read without them.
//
// The address of a page has all of its state: `4.3.html?wind=--9--|` is the section with another diagram. The scripts make
// an address, fetch that page from the server, and update the parts of this page that differ.
'use strict';

const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const byId = (id) => document.getElementById(id);
const on = (name, handler) => document.addEventListener(name, handler);
const isLive = 'live' in document.body.dataset;
const section = location.pathname.match(/([0-9.]+)\.html$/)?.[1];

function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Makes an element that the server does not know. `morph` keeps it, by its class, when the page is updated. */
function added(name, attributes, ...children) {
  const isDrawn = ['g', 'line', 'circle', 'path'].includes(name);
  const element = isDrawn ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
  set(element, attributes).classList.add('added');
  element.append(...children);
  return element;
}

/** A toolbar, made once. The buttons' names are keys of `actions`. */
function toolbar(parent, className, label, names) {
  const buttons = Object.entries(names).map(([name, text]) => added('button', { type: 'button', 'data-do': name }, text));
  return parent.querySelector(`.${className}`)
    ?? parent.appendChild(added('div', { class: className, role: 'toolbar', 'aria-label': label }, ...buttons));
}

// ── Scripts on demand ── Loaded when a reader needs them for the first time.

const loads = {};
const load = (name) => (loads[name] ??= new Promise((done) => {
  const onerror = () => {
    delete loads[name];
    if (isLive) tell({ kind: 'lost' });
  };
  document.head.append(Object.assign(added('script', { src: `${name}.js` }), { onload: done, onerror }));
}));

// ── Columns ── Usually each column of a figure is a second. If not, `data-seconds` has the second of each column: `0,1,,,2`.

function secondsOf(svg) {
  const { seconds, columns } = svg.dataset;
  if (!seconds) return [...Array(Number(columns)).keys()];
  return seconds.split(',').map((second) => (second === '' ? null : Number(second)));
}

/** The second of a column, or the last one before it. Each column to the right of the figure is one more second. */
function secondAt(seconds, column) {
  const known = seconds.slice(0, Math.max(0, column) + 1).filter((second) => second !== null);
  return (known.at(-1) ?? 0) + Math.max(0, column - seconds.length + 1);
}

/** The element around all figures of an example: they share their time. */
const groupOf = (figure) => figure.closest('.example') ?? figure;

const xOf = (svg, column) => Number(svg.dataset.left) + column * Number(svg.dataset.unit);
const pointIn = (svg, event, toFigure = svg.getScreenCTM().inverse()) =>
  new DOMPoint(event.clientX, event.clientY).matrixTransform(toFigure);

/** Calls `onMove` for each move of this pointer, anywhere, until it is released. */
function whileDown({ pointerId }, onMove, onEnd = () => {}) {
  const stop = new AbortController();
  const when = (name, handler) =>
    addEventListener(name, (event) => event.pointerId === pointerId && handler(event), { signal: stop.signal });
  const end = () => { stop.abort(); onEnd(); };
  when('pointermove', onMove);
  when('pointerup', end);
  when('pointercancel', end);
}
