// The scripts of all pages: this one first, `page.js` last. A page is whole without them.
//
// The address of a page is all of its state: `4.3.html?wind=--9--|` is the section with another diagram. The scripts
// write an address, ask the workbook for that page, and take over what has changed.
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

/** An element that this script adds. The class keeps it when the page is updated. */
function added(name, attributes, ...children) {
  const isDrawn = ['g', 'line', 'circle', 'path'].includes(name);
  const element = isDrawn ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
  set(element, attributes).classList.add('added');
  element.append(...children);
  return element;
}

/** A row of buttons, made once. What each does is in `actions`. */
function toolbar(parent, className, label, names) {
  const buttons = Object.entries(names).map(([name, text]) => added('button', { type: 'button', 'data-do': name }, text));
  return parent.querySelector(`.${className}`)
    ?? parent.appendChild(added('div', { class: className, role: 'toolbar', 'aria-label': label }, ...buttons));
}

// ── On demand ── What few readers need comes when one of them does.

const loads = {};
const load = (name) => (loads[name] ??= new Promise((done) => {
  const onerror = () => {
    delete loads[name];
    if (isLive) tell({ kind: 'lost' });
  };
  document.head.append(Object.assign(added('script', { src: `${name}.js` }), { onload: done, onerror }));
}));

// ── Columns ── Most columns of a figure are seconds. Where some are not, `data-seconds` says which: `0,1,,,2`.

function secondsOf(svg) {
  const { seconds, columns } = svg.dataset;
  if (!seconds) return [...Array(Number(columns)).keys()];
  return seconds.split(',').map((second) => (second === '' ? null : Number(second)));
}

/** The second of a column, or the last one before it. The columns behind the figure go on in seconds. */
function secondAt(seconds, column) {
  const known = seconds.slice(0, Math.max(0, column) + 1).filter((second) => second !== null);
  return (known.at(-1) ?? 0) + Math.max(0, column - seconds.length + 1);
}

/** Figures of an example: equal seconds stand under each other. */
const groupOf = (figure) => figure.closest('.example') ?? figure;

const xOf = (svg, column) => Number(svg.dataset.left) + column * Number(svg.dataset.unit);
const pointIn = (svg, event, toFigure = svg.getScreenCTM().inverse()) =>
  new DOMPoint(event.clientX, event.clientY).matrixTransform(toFigure);

/** Calls `onMove` until this pointer is up, wherever it goes. */
function whileDown({ pointerId }, onMove, onEnd = () => {}) {
  const stop = new AbortController();
  const when = (name, handler) =>
    addEventListener(name, (event) => event.pointerId === pointerId && handler(event), { signal: stop.signal });
  const end = () => { stop.abort(); onEnd(); };
  when('pointermove', onMove);
  when('pointerup', end);
  when('pointercancel', end);
}
