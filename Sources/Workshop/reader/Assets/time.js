'use strict';

// ── The time stepper ── A time cursor in the figures of an example: everything up to it is solid, everything later is faint.

/** For each example the second of its cursor, its speed, and its timer while it plays. */
const steppers = new WeakMap();
const stepTools = { play: 'play', step: 'step ▸', back: '◂ back', speed: '3×', leave: 'show all' };
const speeds = [3, 1, 8];
const isStill = matchMedia('(prefers-reduced-motion: reduce)');
const svgOf = (figure) => figure.querySelector('svg');
const figuresOf = (group) => (group.matches('figure') ? [group] : all('figure[data-steps]', group));
const stateOf = (figure) => steppers.get(groupOf(figure)) ?? { speed: 0 };

/** The seconds of a figure, up to the end of its longest line. The columns after it are only room for moving marbles. */
const livedSeconds = (svg) => {
  const end = Math.max(0, ...all('.time:not(.past)', svg).map((time) => (time.getAttribute('x2') - xOf(svg, 0)) / svg.dataset.unit));
  return secondsOf(svg).slice(0, Math.round(end) + 1);
};

/** The seconds of all figures of an example. */
function stopsOf(group) {
  const seconds = figuresOf(group).flatMap((figure) => livedSeconds(svgOf(figure)).filter((second) => second !== null));
  return [...new Set(seconds)].sort((one, other) => one - other);
}

/** The column of this second in a figure, or the last one before it. */
const columnOf = (svg, second) => livedSeconds(svg).findLastIndex((own) => own !== null && own <= second);

function changeStepper(figure, changes) {
  const group = groupOf(figure);
  steppers.set(group, { ...stateOf(figure), ...changes });
  figuresOf(group).forEach(drawStep);
  figuresOf(group).forEach(furnishStops);
}

/** Begins stepping, or takes one step: both are the same button. */
function step(figure) {
  if (stateOf(figure).second === undefined) changeStepper(figure, { second: stopsOf(groupOf(figure))[0] });
  else stepBy(figure, 1);
}

/** True if there was another second in this direction. */
function stepBy(figure, direction) {
  const { second } = stateOf(figure);
  const others = stopsOf(groupOf(figure)).filter((stop) => (stop - second) * direction > 0);
  if (others.length > 0) changeStepper(figure, { second: others.at(direction < 0 ? -1 : 0) });
  return others.length > 0;
}

function play(figure) {
  const { second, timer, speed } = stateOf(figure);
  if (timer) return pause(figure);
  const ends = stopsOf(groupOf(figure));
  const from = second === undefined || second === ends.at(-1) ? ends[0] : second;
  changeStepper(figure, { second: from, timer: setInterval(() => stepBy(figure, 1) || pause(figure), 1000 / speeds[speed]) });
}

function pause(figure) {
  clearInterval(stateOf(figure).timer);
  changeStepper(figure, { timer: undefined });
}

function speed(figure) {
  const { speed: old, timer } = stateOf(figure);
  if (timer) pause(figure);
  changeStepper(figure, { speed: (old + 1) % speeds.length });
  if (timer) play(figure);
}

function leave(figure) {
  pause(figure);
  changeStepper(figure, { second: undefined });
  goTo(figure, figure.querySelector('[data-do=step]'));
}

function drawStep(figure) {
  const svg = svgOf(figure);
  const { second, timer, speed: own } = stateOf(figure);
  const isStepping = second !== undefined;
  const column = isStepping ? columnOf(svg, second) : Infinity;
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
  const button = (name) => bar.querySelector(`[data-do=${name}]`);
  for (const name of ['back', 'speed', 'leave']) button(name).hidden = !isStepping;
  button('play').textContent = timer ? 'pause' : 'play';
  set(button('speed'), { 'aria-label': `${speeds[own]} ${speeds[own] === 1 ? 'second' : 'seconds'} a second` }).textContent = `${speeds[own]}×`;
  button('play').hidden = isStill.matches;
  button('speed').hidden ||= isStill.matches;
}

/** Makes the time line faint, and adds a solid one up to the cursor. */
function drawPast(time, svg, column) {
  time.classList.toggle('later', column !== Infinity);
  const end = Math.min(time.getAttribute('x2'), xOf(svg, column));
  if (column === Infinity || end <= time.getAttribute('x1')) return;
  time.after(set(time.cloneNode(), { class: 'time past added', x2: end }));
}

function drawCursor(svg, column) {
  const cursor = svg.querySelector('.cursor') ?? svg.appendChild(
    added('g', { class: 'cursor', role: 'slider', 'aria-label': 'Time' },
      added('line', { y1: 6, y2: svg.viewBox.baseVal.height - 16 }), added('circle', { cy: 7, r: 5 })));
  const seconds = livedSeconds(svg);
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
    const seconds = livedSeconds(svg);
    const distance = (column) => Math.abs(xOf(svg, column) - pointIn(svg, moved).x);
    const columns = [...seconds.keys()].filter((column) => seconds[column] !== null);
    changeStepper(figure, { second: seconds[columns.reduce((best, column) => (distance(column) < distance(best) ? column : best))] });
  });
}

function keyOnCursor(event, figure) {
  const { key } = event;
  if (arrows[key]) stepBy(figure, arrows[key]);
  else if (key in ends) changeStepper(figure, { second: stopsOf(groupOf(figure)).at(ends[key]) });
  else if (key === 'Escape') leave(figure);
  else return;
  event.preventDefault();
}
