'use strict';

// ── A copy ── The code of an example, for an editor.

actions.copy = async (_, button) => {
  await navigator.clipboard.writeText(button.closest('.example').querySelector('pre.code').textContent);
  button.textContent = 'copied';
  setTimeout(() => { button.textContent = 'copy'; }, 1500);
};
