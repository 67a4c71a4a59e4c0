'use strict';

// ── The index of operators ── A list of links with a filter field. The operator in the address's fragment is shown alone.

const operatorIndex = () => byId('operators');
let seenAlone;

function furnishOperators() {
  const index = operatorIndex();
  if (!index) return;
  if (!index.querySelector('input')) {
    index.prepend(added('input', { type: 'search', placeholder: 'debounce', 'aria-label': 'Filter the operators', autocomplete: 'off', spellcheck: 'false' }));
  }
  const typed = index.querySelector('input').value.toLowerCase();
  all('a', index).forEach((link) => { link.hidden = !link.textContent.toLowerCase().includes(typed); });
  const name = decodeURIComponent(location.hash.slice(1));
  const chosen = all('#main > h3').find(({ id }) => id === name);
  let isSeen = !chosen;
  for (let part = index.nextElementSibling; part; part = part.nextElementSibling) {
    if (part.matches('h2, h3, .neighbours')) isSeen = !chosen || part === chosen || part.matches('.neighbours');
    part.hidden = !isSeen;
  }
  all('a', index).forEach((link) => link.toggleAttribute('aria-current', link.hash === `#${chosen?.id}`));
  if (chosen !== seenAlone) fitFigures();
  if (chosen && chosen !== seenAlone) chosen.scrollIntoView({ behavior: 'instant' });
  seenAlone = chosen;
}

addEventListener('hashchange', furnishOperators);
on('input', ({ target }) => { if (operatorIndex()?.contains(target)) furnishOperators(); });
on('keydown', ({ key, target }) => {
  if (key === 'Enter' && operatorIndex()?.contains(target)) operatorIndex().querySelector('a:not([hidden])')?.click();
});
