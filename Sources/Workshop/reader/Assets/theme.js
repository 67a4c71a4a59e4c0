'use strict';

// ── Light, dark, or as the system ── Chosen once for all pages, before the page is seen.

const themes = ['system', 'light', 'dark'];

function chosenTheme() {
  try { return localStorage.getItem('theme') ?? 'system'; } catch { return 'system'; }
}

const showTheme = (theme) => { document.documentElement.dataset.theme = theme; };

showTheme(chosenTheme());
