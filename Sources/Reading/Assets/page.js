'use strict';

// ── Keys ── To leaf through the book without a mouse.

/** True where keys mean something already: in fields, on sliders, in what scrolls sideways. */
function hasItsOwnKeys(element) {
  const scrolls = element !== document.body && element.scrollWidth > element.clientWidth;
  return element.closest('input, textarea, select, summary, dialog, figure, [role=slider], [role=toolbar]') !== null
    || (scrolls && getComputedStyle(element).overflowX !== 'visible');
}

function keyOnPage(event) {
  const { key, target, shiftKey } = event;
  if (hasItsOwnKeys(target)) return;
  const link = { ArrowLeft: 'a[rel=prev]', ArrowRight: 'a[rel=next]', c: 'a.home' }[key];
  if (key === '/') {
    event.preventDefault();
    finder.elements[0].focus();
  } else if (key === '?') byId('keys').showModal();
  // With Shift, arrows change what is selected.
  else if (link && !shiftKey) document.querySelector(link)?.click();
}

/** True if a link leads to a place of this page. */
const isHere = ({ origin, pathname, search, hash }) =>
  hash !== '' && search === '' && origin === location.origin && pathname === location.pathname;

// ── Who listens ── The document does, so it holds for figures that are drawn again.

const isOfChosen = (element) => element.closest('figure')?.contains(chosenLine());

on('keydown', (event) => {
  const { target, key } = event;
  const isUndo = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z' && !target.matches('input, textarea');
  if (isUndo && (event.shiftKey ? future : past).length > 0) {
    event.preventDefault();
    (event.shiftKey ? redo : undo)();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const figure = target.closest('figure.marbles');
  if (figure) keyInFigure(event, figure);
  else keyOnPage(event);
});
on('focusin', ({ target }) => {
  const figure = target.closest('figure.marbles');
  if (figure) {
    stops.set(figure, target);
    furnishStops(figure);
  }
  if (target.matches(movable)) choose(target);
  else if (chosen && !isOfChosen(target)) choose(null);
});
on('pointerdown', (event) => {
  const { target } = event;
  const mark = markUnder(event);
  if (event.button !== 0) return;
  began = mark || target.closest('.cursor') ? null : event;
  if (mark) {
    event.preventDefault();
    mark.focus({ preventScroll: true });
    dragMark(event, mark);
  } else if (target.closest('.cursor')) dragCursor(event, target.closest('figure'));
  else if (chosen && !isOfChosen(target)) choose(null);
});
on('pointermove', showPlus);
addEventListener('resize', () => {
  all('figure.marbles').forEach(fit);
  all('figure[data-steps]').forEach(drawStep);
  furnishScrolling();
});
document.addEventListener('scroll', ({ target }) => target.closest?.('.scroll') && keepLabels(target), { capture: true, passive: true });
on('click', (event) => {
  const { target } = event;
  const tool = target.closest('[data-do]');
  const link = target.closest('a[href]');
  if (tool) actions[tool.dataset.do](tool.closest('figure, .editor'), tool);
  else if (isLive && target.closest('.diagram')) editLiteral(target.closest('.diagram'));
  else if (link?.matches('a.word') && canOpenHere(event)) {
    event.preventDefault();
    openWord(link);
  } else if (link && isHere(link)) {
    // What was changed on this page stays.
    event.preventDefault();
    location.hash = link.hash;
  } else addWhereClicked(event);
});
/** The address says what is shown, also after Back and Forward. */
addEventListener('popstate', () => {
  const isOther = location.search !== wanted.search;
  wanted = new URL(location.href);
  if (isOther && isLive) follow(wanted);
});
on('input', ({ target }) => {
  if (target.id !== 'typed') return;
  clearTimeout(typing);
  typing = setTimeout(followTyping, 150, target);
});
on('submit', (event) => {
  if (event.target.id !== 'field') return;
  event.preventDefault();
  followTyping(event.target.elements.typed);
});

if (isLive) listenToEditors();
rememberPlace();
document.body.append(speaker);
furnish();
// After `language`.
all('#main > *')[history.state || -1]?.scrollIntoView({ behavior: 'instant' });
history.scrollRestoration = 'auto';
history.replaceState(null, '');
if (isLive) live();
