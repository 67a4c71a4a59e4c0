'use strict';

// ── Dragging marbles ── A marble follows the pointer; a click on a line adds one.

/** Returns a function for the column under the pointer, in the scale at the beginning of the drag, even if the figure changes. */
function columnsUnder(svg) {
  const [left, unit, scroller] = [xOf(svg, 0), Number(svg.dataset.unit), svg.closest('.scroll')];
  const [box, zoom, before] = [svg.getBoundingClientRect(), svg.getScreenCTM().a, scroller.scrollLeft];
  return ({ clientX }) => ((clientX - box.left + scroller.scrollLeft - before) / zoom - left) / unit;
}

function dragMark(event, mark) {
  const line = mark.closest('.line');
  const svg = mark.ownerSVGElement;
  const [start, place, seconds, columnAt] = [momentsOf(line), chosen.place, secondsOf(svg), columnsUnder(svg)];
  const offset = columnAt(event) - Number(mark.dataset.column);
  let before = event.clientX;
  let last = start[place[0]][0];
  let isNew = true;

  whileDown(event, (moved) => {
    held = { clientX: moved.clientX, offset };
    scrollAtEdge(svg.closest('.scroll'), moved, before);
    before = moved.clientX;
    drawHeld();
    const second = secondAt(seconds, Math.round(columnAt(moved) - offset));
    if (second === last) return;
    last = second;
    edit(chosenLine() ?? line, move(start, place, near(second)), isNew);
    isNew = false;
  }, () => {
    held = null;
    const mark = chosenMark();
    mark?.classList.remove('held');
    if (mark) mark.setAttribute('transform', mark.dataset.home ?? mark.getAttribute('transform'));
  });
}

/** Moves the dragged marble under the pointer, each time its figure is drawn again. */
function drawHeld() {
  const mark = held && chosenMark();
  if (!mark) return;
  const home = mark.getAttribute('transform');
  if (!mark.classList.contains('held')) mark.dataset.home = home;
  const svg = mark.ownerSVGElement;
  const x = pointIn(svg, { clientX: held.clientX, clientY: 0 }).x - held.offset * svg.dataset.unit;
  mark.setAttribute('transform', `translate(${x} ${mark.dataset.home.match(/ (\S+)\)/)[1]})`);
  mark.classList.add('held');
}

/** Scrolls a wide figure when the pointer is near its edge, and moves towards it. */
function scrollAtEdge(scroller, { clientX }, before) {
  const { left, right } = scroller.getBoundingClientRect();
  if (clientX > right - 28 && clientX > before) scroller.scrollLeft += 14;
  if (clientX < left + 28 && clientX < before) scroller.scrollLeft -= 14;
}

/** Animates the marks that have moved. `before` are their places before the update. */
const placesOf = (root) => new Map(all('.mark', root).map((mark) => [mark, [mark.getAttribute('transform'), mark.dataset.text]]));
function glide(before) {
  if (isStill.matches) return;
  const css = (transform) => transform.replace(/translate\((\S+) (\S+)\)/, 'translate($1px, $2px)');
  for (const [mark, [place, text]] of before) {
    const now = mark.getAttribute('transform');
    const hasMoved = mark.isConnected && now !== place && text === mark.dataset.text && !mark.classList.contains('held');
    if (hasMoved) mark.animate([{ transform: css(place) }, { transform: css(now) }], 100);
  }
}

/** The mark under the pointer; for a finger, the nearest one within 24 pixels. */
function markUnder({ target, clientX, clientY, pointerType }) {
  const svg = target.closest?.('[data-movable] svg');
  if (!svg || pointerType !== 'touch') return target.closest?.(movable);
  const distance = (other) => {
    const { left, right, top, bottom } = other.querySelector(':scope > :not(.reach)').getBoundingClientRect();
    return Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
  };
  const nearest = all('[data-source] .mark', svg).sort((one, other) => distance(one) - distance(other))[0];
  return nearest && distance(nearest) < 24 ? nearest : null;
}

// ── A click on a line adds a marble

/** The value of a new marble: that of the nearest one. If the line has none: the first value of the diagram in the code. */
function valueNear(line, second) {
  const values = momentsOf(line).filter(([, marks]) => !isEnd(marks[0]));
  const distance = ([column]) => Math.abs(column - second);
  const nearest = values.sort((one, other) => distance(one) - distance(other))[0]?.[1][0];
  return nearest ?? line.dataset.text.match(/'(\\.|[^'])*'|[^-|X()^! ]/)?.[0] ?? '1';
}

const addAt = (line, columns) => edit(line, insert(momentsOf(line), valueNear(line, columns[0]), columns));

/** The line and the column under the pointer, in a figure with movable marbles; `null` if there is a marble. */
function lineUnder(event) {
  const svg = event.target.closest?.('[data-movable] svg');
  if (!svg || markUnder(event) || event.target.closest('.cursor')) return null;
  const { x, y } = pointIn(svg, event);
  const line = all('g.line[data-source]', svg).find((line) => Math.abs(line.dataset.y - y) < 18);
  const column = Math.round((x - xOf(svg, 0)) / svg.dataset.unit);
  return line && column >= 0 && x > xOf(svg, 0) - 8 ? { svg, line, column } : null;
}

/**
 * The `pointerdown` of a click, if it was neither on a marble nor on the time cursor. The `click` has a wrong target: after
 * a drag the figure has been redrawn, so it is the line; and for a finger, browsers choose the nearest marble.
 */
let began = null;

function addWhereClicked({ target }) {
  const at = began && target.closest('[data-movable] svg') && lineUnder(began);
  began = null;
  if (!at) return;
  all('.plus').forEach((plus) => plus.remove());
  addAt(at.line, near(secondAt(secondsOf(at.svg), at.column)));
}

function showPlus(event) {
  const at = event.pointerType === 'mouse' && event.buttons === 0 ? lineUnder(event) : null;
  all('.plus').filter((plus) => plus.ownerSVGElement !== at?.svg).forEach((plus) => plus.remove());
  if (!at) return;
  const plus = at.svg.querySelector('.plus') ?? at.svg.appendChild(
    added('g', { class: 'plus', 'aria-hidden': 'true' }, added('circle', { r: 11 }), added('path', { d: 'M-5 0H5M0-5V5' })));
  plus.setAttribute('transform', `translate(${xOf(at.svg, at.column)} ${at.line.dataset.y})`);
}
