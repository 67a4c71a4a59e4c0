'use strict';

// ── Guess before you see ── An answer uncovers the output of the example, and shows whether it was right. More answers can be
// tried. The chosen answer has the attribute `data-guess`, which `morph` keeps when the page is updated.

actions.guess = (_, button) => {
  const box = button.closest('.guess');
  all('[data-guess]', box).forEach((old) => old.removeAttribute('data-guess'));
  const reply = all('.replies p', box)[[...button.parentElement.children].indexOf(button)];
  [box.parentElement, button, reply].forEach((part) => part && set(part, { 'data-guess': '' }));
  if (reply) sayLater(reply.textContent);
};
