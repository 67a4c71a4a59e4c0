'use strict';

// ── Tools under a figure ── Buttons that do the same as dragging and the keys, for readers who cannot drag.

/** Makes an action from an edit of the chosen marble's diagram. */
const change = (how) => () => {
  const line = chosenLine();
  if (line) edit(line, how(momentsOf(line), chosen.place, line));
};
const shift = (direction) => change((moments, place) => move(moments, place, onward(moments[place[0]][0], direction)));
const shiftTo = (end) => change((moments, place) =>
  move(moments, place, end === 0 ? onward(-1, 1) : onward(longestDiagram, -1)));
const addBehind = change((moments, place, line) => {
  const column = moments[place[0]][0];
  return insert(moments, valueNear(line, column), near(column + 1));
});
const removeChosen = change((moments, place) => {
  const rest = without(moments, place);
  return { moments: rest, place: rest.length > 0 ? [Math.min(place[0], rest.length - 1), 0] : null };
});

/** Replaces the chosen mark. An end removes everything after it; a note says how much. */
const turnInto = (mark) => () => {
  const figure = chosenLine()?.closest('figure');
  const count = (moments) => moments.flatMap(([, marks]) => marks).length;
  let gone = 0;
  change((moments, place) => {
    const changed = replace(moments, place, mark);
    gone = count(moments) - count((changed ?? { moments }).moments);
    return changed;
  })();
  if (gone > 0) noteOf(figure, `Nothing comes after an end, so more went away (${gone}). Undo brings back what was there.`);
};

const tools = {
  earlier: '← earlier', later: 'later →', add: 'add', error: 'error', end: 'end', delete: 'delete', write: 'write', undo: 'undo', redo: 'redo',
};
const actions = {
  earlier: shift(-1), later: shift(1), add: addBehind, error: turnInto('X'), end: turnInto('|'), delete: removeChosen,
  write: () => editLiteral(document.querySelector(`.diagram[data-source="${chosen.source}"]`)), undo, redo, reset,
  step, back: (figure) => stepBy(figure, -1), play, speed, leave,
};

const noteOf = (figure, words) => { figure.querySelector('.note').textContent = words; };

const isByFinger = matchMedia('(pointer: coarse)');

function furnishMarbles(figure) {
  const bar = toolbar(figure, 'tools', 'The chosen marble', tools);
  if (!bar.querySelector('.advice')) {
    bar.prepend(added('span', { class: 'advice' }, isByFinger.matches ? 'Drag a marble, or tap the line to add one.' : 'Drag a marble, or click the line to add one.'));
    bar.append(added('span', { class: 'resets' }), added('span', { class: 'note', role: 'status' }));
  }
  const isChosen = figure === chosenLine()?.closest('figure');
  const lines = all('.line[data-source]', figure);
  const changed = lines.filter((line) => 'current' in line.dataset);
  bar.querySelector('.advice').hidden = isChosen || changed.length > 0;
  for (const tool of all(':scope > button', bar)) {
    const { do: name } = tool.dataset;
    const edits = { undo: past, redo: future }[name];
    tool.hidden = !isChosen && !(edits && changed.length > 0);
    tool.disabled = edits?.length === 0;
    if (name === 'write' && isChosen) tool.hidden = !document.querySelector(`.diagram[data-source="${chosen.source}"]`);
  }
  furnishResets(bar.querySelector('.resets'), changed, lines.length);
  const mark = chosenMark();
  for (const line of lines) furnishMarks(line, mark);
}

function furnishResets(place, changed, count) {
  const names = changed.map(({ dataset }) => dataset.source).join();
  if (place.dataset.lines === names) return;
  place.dataset.lines = names;
  place.replaceChildren(...changed.map((line) => added('button', { type: 'button', 'data-do': 'reset', 'data-line': line.dataset.source },
    count > 1 ? `reset ${line.querySelector('.label').textContent}` : 'reset')));
}

function furnishMarks(line, chosenOne) {
  const moments = JSON.parse(line.dataset.moments);
  const label = line.querySelector('.label').textContent;
  for (const mark of all('.mark', line)) {
    const second = moments[placeOf(mark)[0]]?.[0] ?? 0;
    const what = { '|': 'the end', X: 'an error' }[mark.dataset.text] ?? mark.dataset.text.replace(/^'(.+)'$/, '$1');
    mark.classList.toggle('chosen', mark === chosenOne);
    if (!mark.querySelector('.reach')) mark.prepend(added('circle', { class: 'reach', r: 22 }));
    set(mark, {
      role: 'slider', 'aria-label': label,
      'aria-valuemin': 0, 'aria-valuemax': longestDiagram - 1, 'aria-valuenow': second,
      'aria-valuetext': `${what} at ${second} ${second === 1 ? 'second' : 'seconds'}`,
    });
  }
}

// ── One tab stop for each figure (roving tabindex) ── Up and down move the focus inside the figure; left and right move a marble.

const isWide = (box) => box.scrollWidth > box.clientWidth;
const itemsOf = (figure) => all('[data-source] .mark, .scroll, .cursor, button:not(:disabled), summary', figure)
  .filter((item) => (item.matches('.scroll') ? item.matches('[tabindex]') : item.checkVisibility?.() ?? true));
const stops = new WeakMap();

function furnishStops(figure) {
  const items = itemsOf(figure);
  const own = items.includes(stops.get(figure)) ? stops.get(figure) : items.find((item) => item === chosenMark()) ?? items[0];
  items.forEach((item) => item.setAttribute('tabindex', item === own ? 0 : -1));
}

function goTo(figure, item) {
  if (!item) return;
  stops.set(figure, item);
  furnishStops(figure);
  item.focus({ preventScroll: true });
}

const arrows = { ArrowLeft: -1, ArrowRight: 1 };
const ends = { Home: 0, End: -1 };

function keyInFigure(event, figure) {
  const { key, target } = event;
  const items = itemsOf(figure);
  const next = { ArrowDown: 1, ArrowUp: -1 }[key];
  const mark = target.closest('.mark');
  if (next) goTo(figure, items[items.indexOf(target.closest('.mark, .cursor') ?? target) + next]);
  else if (target.closest('.cursor')) return keyOnCursor(event, figure);
  else if (mark) return keyOnMark(event);
  else if (target.matches('.scroll')) return;
  else if (arrows[key]) goTo(figure, items[items.indexOf(target) + arrows[key]]);
  else if (key in ends) goTo(figure, items.at(ends[key]));
  else return;
  event.preventDefault();
}

function keyOnMark(event) {
  const { key } = event;
  if (arrows[key]) shift(arrows[key])();
  else if (key in ends) shiftTo(ends[key])();
  else if (key === 'Delete' || key === 'Backspace') removeChosen();
  else if (/^[\p{L}\p{N}]$/u.test(key)) turnInto(key === 'X' ? "'X'" : key)();
  else return;
  event.preventDefault();
}
