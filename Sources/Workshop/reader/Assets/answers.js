'use strict';

// ── Answers that are written on the page ── A draft is `{base, text}`: the file's code when the draft was begun, and the typed
// text. The browser keeps it in `localStorage`, for all tabs, until the file has the same text. So no reload and no end of the
// server loses it.

const unkept = new Map();  // drafts that `localStorage` has no room for
/** The first half of a page's key identifies the workbook: another one may be served at the same address. */
const workbookOf = (key) => key.split('-')[0];
const oldKey = (number) => `answer ${number}`;  // of drafts from before keys named the workbook
const draftKey = (number) => `${oldKey(number)} ${workbookOf(document.body.dataset.key)}`;

function draftOf(number) {
  const key = draftKey(number);
  try { return unkept.get(key) ?? JSON.parse(localStorage.getItem(key) ?? localStorage.getItem(oldKey(number))); } catch { return null; }
}

function keep(number, draft) {
  const key = draftKey(number);
  unkept.delete(key);
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
    localStorage.removeItem(oldKey(number));
  } catch {
    if (draft) unkept.set(key, draft);
  }
}

/** The text without blank lines at its beginning and end: they are not saved. */
const lean = (text) => text.replace(/^(\s*\n)+|(\n\s*)+$/g, '');
const fileOf = (box) => box.querySelector('.file-code').textContent;
const areaOf = (box) => box.querySelector('textarea');
const isInConflict = (box) => {
  const draft = draftOf(box.dataset.exercise);
  // While an answer is being sent there is no conflict: what is typed meanwhile is based on what will be saved.
  return draft && !box.isSending && draft.base !== fileOf(box) && lean(draft.text) !== lean(fileOf(box));
};

/** Shows the draft; without one, the code of the file. */
function furnishEditor(box) {
  const { exercise: number, line } = box.dataset;
  const area = areaOf(box) ?? buildField(box, `Your answer to ${number}`, fileOf(box));
  const draft = draftOf(number);
  if (draft && !box.isSending && lean(draft.text) === lean(fileOf(box))) keep(number, null);
  const text = draftOf(number)?.text ?? fileOf(box);
  if (lean(area.value) !== lean(text) && !area.isComposing) retype(area, text);
  const card = box.closest('.exercise');
  const isTyped = draftOf(number) !== null;
  card.classList.toggle('typed-on', isTyped);
  const wrong = card.querySelector('.verdict.failed .lesson')?.textContent.match(/\.swift:(\d+):\d+/);
  paint(box, Number(line), isTyped ? null : Number(wrong?.[1]));
  furnishRow(box, isTyped);
  if (isInConflict(box) || box.querySelector('.clash')) load('asking').then(() => furnishConflict(box));
}

function furnishRow(box, isTyped) {
  const row = box.querySelector('.run') ?? box.appendChild(added('div', { class: 'run' },
    added('button', { type: 'button', class: 'try', 'data-do': 'attempt', title: 'Saves it in the file, and tries it (Ctrl-Enter)' }),
    added('span', { class: 'said', role: 'status' }),
    added('button', { type: 'button', class: 'quiet', 'data-do': 'putBack' }, 'reset')));
  const name = 'trying' in box.dataset ? 'Trying …' : 'Try it';
  const attempt = row.querySelector('.try');
  if (attempt.textContent !== name) attempt.textContent = name;
  row.querySelector('.quiet').hidden = 'untouched' in box.dataset && !isTyped;
  box.classList.toggle('in-conflict', Boolean(isInConflict(box)));
}

const say = (box, words) => { box.querySelector('.said').textContent = words; };

// ── Saving

/** Sends an answer, and returns the reply of the server. */
async function send(box, wish, isAgain = false) {
  const { exercise } = box.dataset;
  const text = areaOf(box).value;
  const submission = { key: document.body.dataset.key, exercise, wish, base: draftOf(exercise)?.base ?? fileOf(box), text };
  box.isSending = true;
  try {
    const answer = await fetch('answer', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(submission) });
    if (answer.status === 403 && !isAgain && await load('asking').then(() => hasOtherKey(submission.key))) return send(box, wish, true);
    // A refusal of the HTTP server itself (too long, for example) is plain text, not JSON.
    const words = await answer.text();
    const told = words.startsWith('{') ? JSON.parse(words) : { message: words };
    if ('text' in told) box.querySelector('.file-code').textContent = told.text;
    else follow(wanted);
    // What was typed meanwhile becomes a new draft, based on what is saved.
    const draft = draftOf(exercise);
    if (draft && told.state === 'saved') keep(exercise, draft.text === text ? null : { base: told.text, text: draft.text });
    if (told.state === 'reset') keep(exercise, null);
    return told;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    tell({ kind: 'lost' });
    return { message: 'The workbook does not answer. What you typed is kept here, and saved when you try it again.' };
  } finally {
    box.isSending = false;
  }
}

async function attempt(box) {
  if (isInConflict(box)) return;
  say(box, 'Saving …');
  const told = await send(box, 'try');
  if (told.state === 'saved') box.dataset.trying = '';
  furnishEditor(box);
  say(box, told.message ?? '');
}

actions.attempt = attempt;

// ── Event listeners

function listenToEditors() {
  on('input', ({ target }) => {
    const box = target.closest('.editor');
    if (!box || target.isFollowing) return;
    const { exercise } = box.dataset;
    keep(exercise, { base: draftOf(exercise)?.base ?? fileOf(box), text: target.value });
    say(box, unkept.has(draftKey(exercise)) ? 'Your browser keeps nothing of this. Try it before you leave the page.' : '');
    furnishEditor(box);
  });
  for (const name of ['compositionstart', 'compositionend']) {
    on(name, ({ target }) => { target.isComposing = name === 'compositionstart'; });
  }
  on('keydown', (event) => {
    const box = event.target.closest?.('.editor');
    if (!box || !event.target.matches('textarea')) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return keyInField(event, event.target);
    event.preventDefault();
    attempt(box);
  });
  addEventListener('beforeunload', (event) => { if (unkept.size > 0) event.preventDefault(); });
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null) all('.editor').filter((box) => draftKey(box.dataset.exercise) === key).forEach(furnishEditor);
  });
}
