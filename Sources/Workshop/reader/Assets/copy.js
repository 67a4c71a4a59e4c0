'use strict';

// ── Copies the code of an example to the clipboard.

actions.copy = async (_, button) => {
  await navigator.clipboard.writeText(button.closest('.example').querySelector('pre.code').textContent);
  button.textContent = 'copied';
  setTimeout(() => { button.textContent = 'copy'; }, 1500);
};
