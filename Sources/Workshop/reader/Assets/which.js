'use strict';

// ── Which operator? ── An answer is in the address, like all state of a page. When it is given, it is sent once, to be remembered.

async function answer(value) {
  // The row that was typed last may still be on its way.
  await showing;
  const address = new URL(wanted);
  address.searchParams.set('answer', value);
  await follow(address);
  const { question, right } = byId('question').dataset;
  if (right === undefined) return;
  note(question, right === '1');
  byId('next-question').focus();
}

function note(question, isRight) {
  const { key } = document.body.dataset;
  const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ key, question, isRight }) };
  if (key) fetch('practice', request).catch(() => tell({ kind: 'lost' }));
}

async function nextQuestion(button) {
  past.length = future.length = 0;
  choose(null);
  await follow(new URL(button.value, location));
  (byId('row') ?? document.querySelector('.choices button, #next-question'))?.focus();
}

Object.assign(actions, {
  answer: (_, button) => answer(button.value),
  nextQuestion: (_, button) => nextQuestion(button),
});

on('submit', (event) => {
  if (event.target.id !== 'draw') return;
  event.preventDefault();
  answer('row');
});
on('input', ({ target }) => {
  if (target.id !== 'row') return;
  choose(null);
  follow(addressWith(target.dataset, target.value), target.form);
});
/** A digit chooses an answer. */
on('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey || hasItsOwnKeys(target)) return;
  all('.choices button')[key - 1]?.click();
});
/** Keeps the field equal to the drawn row, unless the reader types there. */
new MutationObserver(() => {
  const field = byId('row');
  if (field && field !== document.activeElement) field.value = field.getAttribute('value');
}).observe(byId('main'), { attributeFilter: ['value'], childList: true, subtree: true });
