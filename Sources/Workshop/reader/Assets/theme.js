'use strict';

// ── Light, dark, or as the system ── Set before the page is drawn, so that a dark page does not flash white.

const themes = ['system', 'light', 'dark'];

function chosenTheme() {
  try { return localStorage.getItem('theme') ?? 'system'; } catch { return 'system'; }
}

const showTheme = (theme) => { document.documentElement.dataset.theme = theme; };

showTheme(chosenTheme());
