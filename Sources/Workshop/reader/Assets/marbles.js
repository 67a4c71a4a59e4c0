'use strict';

// ── The chosen marble ── Kept as a source and a place, not as an element, because its figure is drawn again and again.

/** `{figure, source, place, moments, shown}`: its `place` in the `moments` that were requested, and in those that are `shown`. */
let chosen = null;
/** The dragged marble: the pointer's position, and the distance from it to the marble, in columns. */
let held = null;

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

// ── Diagrams in the address ── A parameter has the name of the source in the code. Its number, `4.1`, is accepted, too.

/** The address of the page with another diagram for a source. */
function addressWith({ source, key, text }, diagram) {
  const address = new URL(wanted);
  address.searchParams.delete(source);
  if (diagram === text) address.searchParams.delete(key);
  else address.searchParams.set(key, diagram);
  return address;
}

/** Requests the page with an edited diagram. */
function edit(line, change, isNew = true) {
  if (!change) return;
  const { source, text } = line.dataset;
  const figure = line.closest('figure');
  const address = addressWith(line.dataset, writeDiagram(change.moments, widthOf(text)));
  if (address.href === wanted.href) return;
  if (isNew) remember();
  if (chosen?.source !== source) chosen = { figure, source };
  chosen = change.place && Object.assign(chosen, change);
  noteOf(figure, '');
  follow(address, figure);
}

const past = [];
const future = [];

function remember() {
  past.push(wanted.search);
  future.length = 0;
}

/** Undo and redo: an entry of either stack is the query of an address. */
function travel(from, to, figure) {
  const search = from.pop();
  if (search === undefined) return;
  to.push(wanted.search);
  const address = new URL(wanted);
  address.search = search;
  if (chosen) chosen.moments = null;
  follow(address, figure);
}

const undo = (figure) => travel(past, future, figure);
const redo = (figure) => travel(future, past, figure);

/** Gives one line the diagram of the code back. */
function reset(figure, { dataset: { line: source } }) {
  remember();
  if (chosen?.source === source) chosen = null;
  const { dataset } = figure.querySelector(`[data-source="${source}"]`);
  follow(addressWith(dataset, dataset.text), figure);
}

// ── The diagram in the code ── It changes with the marbles, and can be edited there.

function editLiteral(literal) {
  if (!literal || literal.nextElementSibling?.matches('.diagram-field')) return;
  const field = added('input', {
    class: 'diagram-field', value: literal.dataset.current ?? literal.dataset.text, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off',
    'aria-label': `The diagram of ${literal.dataset.key}`,
  });
  const grow = () => { field.style.width = `${widthOf(field.value) + 2}ch`; };
  let isNew = true;
  field.addEventListener('input', () => {
    grow();
    if (isNew) remember();
    isNew = false;
    if (chosen?.source === literal.dataset.source) chosen = null;
    follow(addressWith(literal.dataset, field.value), literal.closest('pre'));
  });
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' || key === 'Enter' && !field.matches('.bad')) field.blur();
  });
  field.addEventListener('blur', () => {
    // A diagram that the server has refused is dropped; one that it has not answered yet is kept.
    if (field.matches('.bad')) wanted = shown;
    field.remove();
    settle(literal.closest('pre'));
  });
  literal.after(field);
  grow();
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
