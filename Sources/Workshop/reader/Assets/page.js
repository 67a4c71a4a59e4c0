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
    byId('search').elements[0].focus();
  } else if (key === '?') byId('keys').showModal();
  // With Shift, arrows change what is selected.
  else if (link && !shiftKey) document.querySelector(link)?.click();
}

/** True if a link leads to a place of this page. */
const isHere = ({ origin, pathname, search, hash }) =>
  hash !== '' && search === '' && origin === location.origin && pathname === location.pathname;

// ── The place where a reader was

/** The contents lead back to where somebody read last. */
function rememberPlace() {
  try {
    const title = document.querySelector('nav [aria-current] span')?.textContent;
    if (section && title) localStorage.setItem('place', JSON.stringify({ section, title }));
    const place = JSON.parse(localStorage.getItem('place'));
    if (!place || !document.querySelector('.home[aria-current]')) return;
    document.querySelector('#main .where').after(added('p', { class: 'continue' }, 'Continue where you were: ',
      added('a', { href: `${place.section}.html` }, place.title)));
  } catch { /* Nothing is kept. */ }
}

// ── Who listens ── The document does, so it holds for figures that are drawn again.

// What is pressed there may not move away as the tools do.
const isOfChosen = (element) => element.matches('#draw *') || element.closest('figure')?.contains(chosenLine());

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
  if (target.form?.id === 'search') load('search');
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
  fitFigures();
  all('figure[data-steps]').forEach(drawStep);
  furnishScrolling();
});
/** The scripts of several actions. Others are called like theirs. */
const scriptsOf = {
  putBack: 'asking', keepMine: 'asking', takeTheirs: 'asking', reveal: 'asking', theme: 'looks', language: 'looks',
};

async function act(name, ...what) {
  if (!(name in actions)) await load(scriptsOf[name] ?? name);
  actions[name](...what);
}

/**
 * What a link does here, if it leads to no page. A word opens in place; not in a copy on a disk, which may read no other page, and
 * not where a new tab is asked for.
 */
function actionOf(link, { ctrlKey, metaKey, shiftKey }) {
  if (link.matches('a.reveal')) return 'reveal';
  if (link.matches('a.place[href^="open/"]')) return 'openFile';
  return isLive && link.matches('a.word') && 'popover' in link && !(ctrlKey || metaKey || shiftKey) ? 'openWord' : null;
}

on('click', (event) => {
  const { target } = event;
  const tool = target.closest('[data-do]');
  const link = target.closest('a[href]');
  if (tool) act(tool.dataset.do, tool.closest('figure, .editor'), tool);
  else if (isLive && target.closest('.diagram')) editLiteral(target.closest('.diagram'));
  else if (link && actionOf(link, event)) {
    event.preventDefault();
    act(actionOf(link, event), link);
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
  if (!['field', 'search'].includes(event.target.id)) return;
  event.preventDefault();
  if (event.target.id === 'field') followTyping(event.target.elements.typed);
  else load('search').then(() => openFirst());
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
