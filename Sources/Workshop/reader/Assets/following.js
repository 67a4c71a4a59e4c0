'use strict';

// ── The page follows its address ── One request at a time, the latest wins: a drag shows what it passes, and never lags behind.

const patience = 150;  // milliseconds that a request waits for the one before it
let shown = new URL(location.href);
let wanted = shown;
let inFlight = null;
let waiting = null;
/** Until the page that was asked for last is shown, or refused. */
let showing = Promise.resolve();

/** Asks for the page at an address. A message appears below `origin`, the figure or the form that wants it. */
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
  // What the hand is at stays there, whatever grows or goes above it: a marble that is dragged, a button that is pressed again.
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
  // Where nothing has the focus, the chosen marble gets it: a marble that was added is held by the keys.
  if (hadFocus || document.activeElement === document.body) chosenMark()?.focus({ preventScroll: true });
  else if (focused?.isConnected && focused !== document.activeElement && focused.closest('figure')) goTo(focused.closest('figure'), focused);
}

/** The page keeps what it shows, and says why. */
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
 * After an answer: an older message is gone, and the chosen marble is where the page shows it. What was said of an edit stays
 * until the next one.
 */
function settle(origin) {
  all(origin ? '.message.added' : '#main > .message.added').forEach((message) => message.remove());
  if (chosen && !waiting) chosen = chosen.shown ? Object.assign(chosen, { place: chosen.shown, moments: null }) : null;
  all('.diagram-field').forEach((field) => field.classList.remove('bad'));
  furnish();
}

/** Makes an element equal to a new one and keeps what is equal: focus, selection, scrolling, open details. */
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

/** Adds to the page what needs scripts, after each update. */
function furnish() {
  if (byId('operators')) load('operators').then(() => furnishOperators());
  fitFigures();
  all('figure[data-movable]').forEach(furnishMarbles);
  if (document.body.dataset.key) all('.editor').forEach(furnishEditor);
  all('figure[data-steps]').forEach(drawStep);
  furnishScrolling();
  drawHeld();
}

/** A script that wide windows do without makes figures narrower. */
function fitFigures() {
  const figures = all('figure.marbles');
  const isTooWide = (figure) => {
    const room = figure.querySelector('.scroll').clientWidth;
    return room > 0 && svgOf(figure).getAttribute('width') > room;
  };
  if (window.fit) figures.forEach(fit);
  else if (figures.some(isTooWide)) load('room').then(furnish);
}

/** What is too wide is reached, and scrolled, with keys. */
function furnishScrolling() {
  all('pre:not(.typed, details:not([open]) *), figure:not([data-movable]) .scroll').forEach((box) =>
    (isWide(box) ? set(box, { tabindex: 0 }) : box.removeAttribute('tabindex')));
  all('figure.marbles').forEach(furnishStops);
}

const speaker = added('p', { class: 'spoken', 'aria-live': 'polite' });
let speech;

/** For readers who hear the page: a drag is said once. */
function sayLater(text) {
  if (!text) return;
  clearTimeout(speech);
  speech = setTimeout(() => { speaker.textContent = text; }, 400);
}
