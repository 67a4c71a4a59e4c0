'use strict';

// ── Guess before you see ── A choice uncovers what the example shows, and says whether it was right. Another one may be chosen after
// it. The mark is an attribute, which the page keeps when it is updated.

actions.guess = (_, button) => {
  const box = button.closest('.guess');
  all('[data-guess]', box).forEach((old) => old.removeAttribute('data-guess'));
  const reply = all('.replies p', box)[[...button.parentElement.children].indexOf(button)];
  [box.parentElement, button, reply].forEach((part) => part && set(part, { 'data-guess': '' }));
  if (reply) sayLater(reply.textContent);
};
