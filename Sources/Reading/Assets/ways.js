'use strict';

// ── Small helps ── Another look, a copy, the place where a reader was.

/** Goes through light, dark, and as the system. */
actions.theme = () => {
  const next = themes[(themes.indexOf(document.documentElement.dataset.theme) + 1) % themes.length];
  try { localStorage.setItem('theme', next); } catch { /* Here only. */ }
  showTheme(next);
};

/** Another language for all pages. This one shows the same part of it. */
actions.language = (_, button) => {
  const { language } = button.dataset;
  document.cookie = `language=${language}; path=/; samesite=strict; max-age=31536000`;
  if (!document.cookie.includes(`language=${language}`)) {
    return showActivity(`Your browser saves no settings for this page, so it cannot remember the language. Set it in a terminal: swift run workbook --language ${language}`);
  }
  history.scrollRestoration = 'manual';
  history.replaceState(all('#main > *').findIndex((part) => part.getBoundingClientRect().bottom > 62), '');
  location.reload();
};

actions.copy = async (_, button) => {
  await navigator.clipboard.writeText(button.closest('.example').querySelector('pre.code').textContent);
  button.textContent = 'copied';
  setTimeout(() => { button.textContent = 'copy'; }, 1500);
};

// ── A word opens in place ── What it means comes from the page of words, once.

const meaning = added('div', { class: 'meaning', popover: 'auto' });
let words;

/** A copy on a disk may read no other page, and a new tab is a new tab. */
const canOpenHere = ({ ctrlKey, metaKey, shiftKey }) => isLive && 'popover' in meaning && !(ctrlKey || metaKey || shiftKey);

async function openWord(link) {
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
}

/** The contents lead back to where somebody read last. */
function rememberPlace() {
  try {
    const title = document.querySelector('nav [aria-current] span')?.textContent;
    if (section && title) localStorage.setItem('place', JSON.stringify({ section, title }));
    const place = JSON.parse(localStorage.getItem('place'));
    if (!place || !document.querySelector('.home[aria-current]')) return;
    document.querySelector('#main .where').after(added('p', { class: 'continue' }, 'Continue where you were: ',
      added('a', { href: `${place.section}.html` }, place.title)));
  } catch { /* Nothing is kept. */ }
}
