'use strict';

// ── Conflicts ── The file has changed while the reader typed. The draft is in the field, and the file's code below it. Undo brings
// the draft back after the file's code was chosen.

function furnishConflict(box) {
  const clash = box.querySelector('.clash');
  if (!isInConflict(box)) return clash?.remove();
  const code = swiftLines(fileOf(box) || '// Nothing: the exercise is gone from it.').flatMap((line) => [line, '\n']);
  const fresh = added('div', { class: 'clash' },
    added('p', { role: 'alert' }, 'The file has changed elsewhere while you wrote here. Nothing was written. Now the file contains:'),
    added('pre', { class: 'code', translate: 'no' }, ...code), added('p', {}, 'Which of the two goes on?'),
    added('button', { type: 'button', 'data-do': 'keepMine' }, 'Keep what is here'),
    added('button', { type: 'button', 'data-do': 'takeTheirs' }, 'Take the file’s'));
  if (clash?.textContent === fresh.textContent) return;
  clash?.remove();
  box.append(fresh);
}

actions.keepMine = (box) => {
  keep(box.dataset.exercise, { base: fileOf(box), text: areaOf(box).value });
  furnishEditor(box);
  areaOf(box).focus();
};

actions.takeTheirs = (box) => {
  actions.keepMine(box);
  typeInto(areaOf(box), fileOf(box), 0, areaOf(box).value.length);
};

// ── Confirmations ── For actions that cannot be undone.

/** True if the reader says yes. While a question is open, a second one is answered with no. */
function asked(question, yes) {
  if (document.querySelector('dialog.question')) return Promise.resolve(false);
  const dialog = added('dialog', { class: 'question', 'aria-label': question }, added('p', {}, question),
    added('form', { method: 'dialog' }, added('button', { value: 'yes' }, yes), added('button', { value: '' }, 'No')));
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((done) => dialog.addEventListener('close', () => {
    dialog.remove();
    done(dialog.returnValue === 'yes');
  }));
}

actions.putBack = async (box) => {
  if (!await asked('Put the exercise back as it was? What you have is kept in the folder .workbook.', 'Put it back')) return;
  const told = await send(box, 'reset');
  furnishEditor(box);
  say(box, told.message ?? '');
  areaOf(box).focus();
};

actions.reveal = async (link) => {
  if (!await asked('Show our answer? You learn more if you have tried it yourself.', 'Show it')) return;
  const address = new URL(wanted);
  address.searchParams.set('reveal', new URL(link.href).searchParams.get('reveal'));
  follow(address);
};

// ── A refused key ── The server may have been started again, with a new key.

/** True if the same workbook has a new key: its server was started again after this page was loaded. */
async function hasOtherKey(former) {
  const page = new DOMParser().parseFromString(await (await fetch('index.html', { cache: 'no-store' })).text(), 'text/html');
  const { key } = page.body.dataset;
  const isOther = key && key !== former && workbookOf(key) === workbookOf(former);
  if (isOther) document.body.dataset.key = key;
  return isOther;
}
