'use strict';

// ── Two versions ── A file has changed under what is typed: one stands in the field, one below it. Whoever takes the file's has the
// other one by undo.

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

// ── Questions ── What cannot be taken back is asked for.

/** True if the reader says yes. A second click, while the first one is still answered, asks nothing. */
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

// ── A key that is refused ── The workbook may have been started again.

/** True if the same workbook was started again since this page came. */
async function hasOtherKey(former) {
  const page = new DOMParser().parseFromString(await (await fetch('index.html', { cache: 'no-store' })).text(), 'text/html');
  const { key } = page.body.dataset;
  const isOther = key && key !== former && workbookOf(key) === workbookOf(former);
  if (isOther) document.body.dataset.key = key;
  return isOther;
}
