'use strict';

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
