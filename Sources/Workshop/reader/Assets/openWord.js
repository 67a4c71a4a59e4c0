'use strict';

// ── The meaning of a word in a popover ── Taken from the glossary page, which is fetched once.

const meaning = added('div', { class: 'meaning', popover: 'auto' });
let words;

actions.openWord = async (link) => {
  words ??= fetch(link.pathname).then((answer) => answer.text()).then((text) => new DOMParser().parseFromString(text, 'text/html'));
  const entry = (await words).getElementById(decodeURIComponent(link.hash.slice(1)));
  meaning.replaceChildren(...[entry, entry.nextElementSibling].map((part) => part.cloneNode(true)));
  link.after(meaning);
  meaning.showPopover();
  const [at, { width, height }] = [link.getBoundingClientRect(), meaning.getBoundingClientRect()];
  const isBelow = at.bottom + height + 8 < innerHeight;
  Object.assign(meaning.style, {
    left: `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`, top: `${isBelow ? at.bottom + 6 : at.top - height - 6}px`,
  });
  sayLater(meaning.textContent);
};
