'use strict';

// ── In the hand ── A marble follows the pointer, and a line that is clicked gets one more.

/** The column under the pointer, in the scale with which the drag began. */
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

/** The marble in the hand stands under the pointer, however often its figure is drawn. */
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

/** Only in the direction in which the hand moves. */
function scrollAtEdge(scroller, { clientX }, before) {
  const { left, right } = scroller.getBoundingClientRect();
  if (clientX > right - 28 && clientX > before) scroller.scrollLeft += 14;
  if (clientX < left + 28 && clientX < before) scroller.scrollLeft -= 14;
}

/** What follows glides to its new place. `before` are the places of a figure's marks. */
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

/** The mark that a finger means: the nearest within half a finger. */
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

// ── A line that is clicked gets one more

/** A copy of the nearest value; of the text's first one if there is none. */
function valueNear(line, second) {
  const values = momentsOf(line).filter(([, marks]) => !isEnd(marks[0]));
  const distance = ([column]) => Math.abs(column - second);
  const nearest = values.sort((one, other) => distance(one) - distance(other))[0]?.[1][0];
  return nearest ?? line.dataset.text.match(/'(\\.|[^'])*'|[^-|X()^! ]/)?.[0] ?? '1';
}

const addAt = (line, columns) => edit(line, insert(momentsOf(line), valueNear(line, columns[0]), columns));

/** The line and the column of a movable figure at the pointer, where no marble is. */
function lineUnder(event) {
  const svg = event.target.closest?.('[data-movable] svg');
  if (!svg || markUnder(event) || event.target.closest('.cursor')) return null;
  const { x, y } = pointIn(svg, event);
  const line = all('g.line[data-source]', svg).find((line) => Math.abs(line.dataset.y - y) < 18);
  const column = Math.round((x - xOf(svg, 0)) / svg.dataset.unit);
  return line && column >= 0 && x > xOf(svg, 0) - 8 ? { svg, line, column } : null;
}

/**
 * The press with which a click began, unless that was on a marble or on the cursor: a figure is drawn anew while something is
 * dragged, so the browser sends the click of its end to the line. It also moves the click of a finger to the next marble.
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
