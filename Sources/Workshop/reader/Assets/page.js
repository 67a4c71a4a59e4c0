'use strict';

// ── Keys ── For turning pages without a mouse.

/** True if keys have another meaning there: in fields, on sliders, in boxes that scroll sideways. */
function hasItsOwnKeys(element) {
  const scrolls = element !== document.body && element.scrollWidth > element.clientWidth;
  return element.closest('input, textarea, select, summary, dialog, figure, [role=slider], [role=toolbar]') !== null
    || (scrolls && getComputedStyle(element).overflowX !== 'visible');
}

function keyOnPage(event) {
  const { key, target, shiftKey } = event;
  if (target.closest('input, textarea, select, dialog')) return;
  const link = { ArrowLeft: 'a[rel=prev]', ArrowRight: 'a[rel=next]', c: 'a.home' }[key];
  if (key === '/') {
    event.preventDefault();
    byId('search').elements[0].focus();
  } else if (key === '?') byId('keys').showModal();
  // With Shift, arrows change the selection.
  else if (link && !shiftKey && !hasItsOwnKeys(target)) document.querySelector(link)?.click();
}

/** True if a link leads to a place on this page. */
const isHere = ({ origin, pathname, search, hash }) =>
  hash !== '' && search === '' && origin === location.origin && pathname === location.pathname;

/** Remembers the section, and adds a link to the last one to the table of contents. */
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

// ── Event listeners ── All are on the document, so they also work for figures that are drawn again.

// The form of `which` counts, too: if the tools disappeared at a press there, its button would move away under the pointer.
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
  if (figure && !['/', '?'].includes(key)) keyInFigure(event, figure);
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
/** The scripts that have several actions. Any other action is in a script of the same name. */
const scriptsOf = {
  putBack: 'asking', keepMine: 'asking', takeTheirs: 'asking', reveal: 'asking', theme: 'looks', language: 'looks',
};

async function act(name, ...what) {
  if (!(name in actions)) await load(scriptsOf[name] ?? name);
  actions[name](...what);
}

/**
 * The action of a link that loads no page. A word of the glossary opens in a popover; but not on an exported page, which cannot
 * fetch another one from disk, and not if the reader wants a new tab.
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
    // Only the fragment changes, so the query with the changed diagrams stays.
    event.preventDefault();
    location.hash = link.hash;
  } else addWhereClicked(event);
});
/** Back and Forward show the page of the address. */
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
// After a change of the language (`actions.language`), scrolls to the part that was at the top.
all('#main > *')[history.state || -1]?.scrollIntoView({ behavior: 'instant' });
history.scrollRestoration = 'auto';
history.replaceState(null, '');
if (isLive) live();
