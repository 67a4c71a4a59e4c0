'use strict';

// ── Keys ── To leaf through the book without a mouse.

const keysOfMarbles = {
  'Tab, then ← →': 'choose a marble and move it', 'Delete, or a character': 'take it away, or change it',
};
const keys = { '← →': 'previous and next section', c: 'contents', ...(isLive ? keysOfMarbles : {}), '?': 'these keys' };

function showKeys() {
  const rows = Object.entries(keys).map(([key, use]) => `<dt><kbd>${key}</kbd></dt><dd>${use}</dd>`);
  const dialog = added('dialog', { class: 'keys', 'aria-label': 'Keys' });
  dialog.innerHTML = `<dl>${rows.join('')}</dl><form method="dialog"><button>close</button></form>`;
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** True where keys have a meaning already: in fields, on sliders, and in what scrolls sideways. */
function hasItsOwnKeys(element) {
  const scrolls = element !== document.body && element.scrollWidth > element.clientWidth;
  return element.closest('input, textarea, select, summary, dialog, [role=slider]') !== null
    || (scrolls && getComputedStyle(element).overflowX !== 'visible');
}

function keyOnPage({ key, target }) {
  if (hasItsOwnKeys(target)) return;
  const link = { ArrowLeft: 'a[rel=prev]', ArrowRight: 'a[rel=next]', c: 'a.home' }[key];
  if (key === '?') showKeys();
  else if (link) document.querySelector(link)?.click();
}

// ── Who listens ── The document does, so it holds for figures that are drawn again.

const isOfChosen = (element) => element.closest('figure')?.contains(chosenLine());

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const cursor = event.target.closest('.cursor');
  if (event.target.matches(movable)) keyOnMark(event);
  else if (cursor) keyOnCursor(event, cursor.closest('figure'));
  else keyOnPage(event);
});
document.addEventListener('focusin', ({ target }) => {
  if (target.matches(movable)) choose(target);
  else if (chosen && !isOfChosen(target)) choose(null);
});
document.addEventListener('pointerdown', (event) => {
  const { target } = event;
  const mark = target.closest(movable);
  if (event.button !== 0) return;
  if (mark) {
    event.preventDefault();
    mark.focus({ preventScroll: true });
    dragMark(event, mark);
  } else if (target.closest('.cursor')) dragCursor(event, target.closest('figure'));
  else if (chosen && !isOfChosen(target)) choose(null);
});
document.addEventListener('dblclick', addWhereClicked);
document.addEventListener('click', ({ target }) => {
  const tool = target.closest('[data-do]');
  if (tool) actions[tool.dataset.do](tool.closest('figure'));
});
document.addEventListener('input', ({ target }) => {
  if (target.id !== 'typed') return;
  clearTimeout(typing);
  typing = setTimeout(followTyping, 150, target);
});
document.addEventListener('submit', (event) => {
  if (event.target.id !== 'field') return;
  event.preventDefault();
  followTyping(event.target.elements.typed);
});

document.body.append(speaker);
furnish();
if (isLive) live();
