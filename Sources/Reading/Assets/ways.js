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
    return showActivity(`Your browser keeps nothing for this page, not even its language. A terminal can change it: swift run workbook --language ${language}`);
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
