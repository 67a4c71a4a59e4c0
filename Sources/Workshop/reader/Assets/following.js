'use strict';

// ── The page follows its address ── One request at a time; the latest address wins. So a drag updates the page, and never lags.

const patience = 150;  // milliseconds until a request is aborted for a newer one
let shown = new URL(location.href);
let wanted = shown;
let inFlight = null;
let waiting = null;
/** Resolved when the page that was asked for last is shown, or refused. */
let showing = Promise.resolve();

/** Fetches the page at an address, and shows it. An error message appears below `origin`, the figure or the form that asked. */
function follow(address, origin = (waiting ?? inFlight)?.origin) {
  wanted = address;
  waiting = { origin, choice: chosen, place: chosen?.place, stop: new AbortController() };
  if (inFlight) setTimeout((late) => late.abort(), patience, inFlight.stop);
  else showing = showWanted();
  return showing;
}

async function showWanted() {
  while (waiting) {
    inFlight = waiting;
    waiting = null;
    await ask(wanted, inFlight);
  }
  inFlight = null;
}

async function ask(address, request) {
  try {
    const answer = await fetch(address, { signal: request.stop.signal, cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (answer.ok || byId('message')) takeOver(page, address, request);
    else if (!waiting) refuse(page, answer.status, request);
  } catch (error) {
    if (error.name === 'AbortError') return;
    if (!(error instanceof TypeError)) throw error;
    tell({ kind: 'lost' });
  }
}

const topOf = (element) => element?.getBoundingClientRect().top;

function takeOver(page, address, { origin, choice, place }) {
  const focused = document.activeElement;
  const hadFocus = focused?.matches(movable);
  const before = placesOf(byId('main'));
  // What the reader is using, a dragged marble or a button, must not move on the screen when something above it grows or shrinks.
  const bar = focused?.closest('.tools');
  const inHand = () => [bar, origin, chosenLine()?.closest('figure')].find((element) => element?.isConnected);
  const top = topOf(inHand());
  const hold = () => { if (inHand()) scrollBy({ top: topOf(inHand()) - top, behavior: 'instant' }); };
  const waited = byId('follows');
  document.title = page.title;
  if (page.body.dataset.key) document.body.dataset.key = page.body.dataset.key;
  for (const id of ['nav', 'main']) morph(byId(id), page.getElementById(id));
  shown = address;
  shown.hash = location.hash;
  if (chosen && chosen === choice) chosen.shown = place;
  if (!waiting) {
    history.replaceState(null, '', shown);
    sayLater(origin?.querySelector('svg')?.getAttribute('aria-label') ?? (waited && !waited.isConnected && 'Outputs and figures are there.'));
  }
  hold();
  settle(origin);
  hold();
  glide(before);
  // If nothing has the focus, the chosen marble gets it, so that the keys move a marble that was just added.
  if (hadFocus || document.activeElement === document.body) chosenMark()?.focus({ preventScroll: true });
  else if (focused?.isConnected && focused !== document.activeElement && focused.closest('figure')) goTo(focused.closest('figure'), focused);
}

/** Shows an error message; the rest of the page stays. */
function refuse(page, status, { origin }) {
  const words = all('#message > :not(h1)', page);
  wanted = shown;
  settle(origin);
  all('.diagram-field').forEach((field) => field.classList.add('bad'));
  const box = added('div', { class: 'message', role: 'alert' });
  box.append(...(words.length > 0 ? words : [`The workbook could not show this (${status}).`]));
  if (origin?.isConnected) origin.after(box);
  else byId('main').prepend(box);
}

/**
 * After a response: removes an older error message, and takes the place of the chosen marble from the page. The note about an edit
 * stays until the next edit.
 */
function settle(origin) {
  all(origin ? '.message.added' : '#main > .message.added').forEach((message) => message.remove());
  if (chosen && !waiting) chosen = chosen.shown ? Object.assign(chosen, { place: chosen.shown, moments: null }) : null;
  all('.diagram-field').forEach((field) => field.classList.remove('bad'));
  furnish();
}

/** Makes an element equal to a new one by the fewest changes, so that focus, selection, scrolling and open details are kept. */
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeName !== fresh.nodeName || old.id !== fresh.id) return void old.replaceWith(fresh);
  if (old.nodeType !== Node.ELEMENT_NODE) return void (old.data = fresh.data);
  const ofTheReader = ['open', 'tabindex', 'data-guess'];
  const gone = old.getAttributeNames().filter((name) => !fresh.hasAttribute(name) && !ofTheReader.includes(name));
  gone.forEach((name) => old.removeAttribute(name));
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const olds = [...old.childNodes].filter((child) => !child.classList?.contains('added'));
  const news = [...fresh.childNodes];
  const behind = olds.length > 0 ? olds.at(-1).nextSibling : old.firstChild;
  news.forEach((child, i) => (olds[i] ? morph(olds[i], child) : old.insertBefore(child, behind)));
  olds.slice(news.length).forEach((child) => child.remove());
}

/** Adds the elements that only scripts make, after each update. */
function furnish() {
  if (byId('operators')) load('operators').then(() => furnishOperators());
  fitFigures();
  all('figure[data-movable]').forEach(furnishMarbles);
  if (document.body.dataset.key) all('.editor').forEach(furnishEditor);
  all('figure[data-steps]').forEach(drawStep);
  furnishScrolling();
  drawHeld();
}

/** Makes figures narrower, by a script that is loaded only if one is too wide. */
function fitFigures() {
  const figures = all('figure.marbles');
  const isTooWide = (figure) => {
    const room = figure.querySelector('.scroll').clientWidth;
    return room > 0 && svgOf(figure).getAttribute('width') > room;
  };
  if (window.fit) figures.forEach(fit);
  else if (figures.some(isTooWide)) load('room').then(furnish);
}

/** Boxes that are too wide get a tab stop, so that the keys can scroll them. */
function furnishScrolling() {
  all('pre:not(.typed, details:not([open]) *), figure:not([data-movable]) .scroll').forEach((box) =>
    (isWide(box) ? set(box, { tabindex: 0 }) : box.removeAttribute('tabindex')));
  all('figure.marbles').forEach(furnishStops);
}

const speaker = added('p', { class: 'spoken', 'aria-live': 'polite' });
let speech;

/** Says a text to a screen reader. After a pause, so that a drag is said once. */
function sayLater(text) {
  if (!text) return;
  clearTimeout(speech);
  speech = setTimeout(() => { speaker.textContent = text; }, 400);
}
