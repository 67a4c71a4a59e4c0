'use strict';

// ── Settings ── Light or dark, and the language.

/** Changes to the next theme: system, light, dark. */
actions.theme = () => {
  const next = themes[(themes.indexOf(document.documentElement.dataset.theme) + 1) % themes.length];
  try { localStorage.setItem('theme', next); } catch { /* Here only. */ }
  showTheme(next);
};

/** Changes the language of all pages, and loads this one again, scrolled to the same part. */
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
