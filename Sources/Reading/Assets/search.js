'use strict';

// ── Search ── The index comes when somebody first searches. It sets `searchIndex`: address, title, text of each part.

const finder = byId('search');
const found = byId('found');

let index;
const fetchIndex = () => {
  index ??= Object.assign(added('script', { src: 'search-index.js' }), { onload: showFound, onerror: () => { index = null; } });
  document.head.append(index);
};

/** What has all words: first in its title, then elsewhere. */
function partsWith(words) {
  const hasAll = (text) => words.every((word) => text.toLowerCase().includes(word));
  const rankOf = ([, title, text]) => [title, `${title} ${text}`].findIndex(hasAll);
  return [0, 1].flatMap((rank) => searchIndex.filter((part) => rankOf(part) === rank));
}

function showFound() {
  const words = finder.elements[0].value.toLowerCase().match(/\S+/g);
  found.hidden = !words || !window.searchIndex;
  if (!words) return;
  if (!window.searchIndex) return fetchIndex();
  const parts = partsWith(words);
  found.replaceChildren(...parts.slice(0, 20).map(([address, title, text]) => {
    const from = Math.max(0, text.toLowerCase().indexOf(words[0]) - 30);
    return added('li', {}, added('a', { href: address }, added('b', {}, title), text.slice(from, from + 90).replace(/^\w*/, from > 0 ? '…' : '$&')));
  }));
  const count = parts.length > 0 ? `${parts.length} found` : 'Nothing is found.';
  found.append(added('li', {}, count));
  sayLater(count);
}

finder.addEventListener('input', showFound);
finder.addEventListener('submit', (event) => {
  event.preventDefault();
  found.querySelector('a')?.click();
});
finder.addEventListener('keydown', ({ key }) => { if (key === 'Escape') finder.reset(), showFound(); });
found.addEventListener('click', () => { found.hidden = true; });
