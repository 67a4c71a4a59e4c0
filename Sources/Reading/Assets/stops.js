'use strict';

// ── One tab stop for a figure ── Up and down go through what is in it; left and right move what is chosen.

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
