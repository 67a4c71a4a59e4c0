'use strict';

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
