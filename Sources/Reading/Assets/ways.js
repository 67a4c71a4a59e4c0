'use strict';

// ── Small helps ── What a reader may want beside the text: another look, a copy, the place where they were.

/** A button at the top goes through light, dark, and as the system. */
function furnishTheme() {
  const button = added('button', { type: 'button', class: 'quiet' });
  const name = () => { button.textContent = { system: 'light or dark', light: 'light', dark: 'dark' }[chosenTheme()]; };
  button.addEventListener('click', () => {
    const next = themes[(themes.indexOf(chosenTheme()) + 1) % themes.length];
    try { localStorage.setItem('theme', next); } catch { /* It holds for this page. */ }
    showTheme(next);
    name();
  });
  name();
  document.querySelector('.bar').append(button);
}

/** Another language for all pages; this one stays where it is. */
function furnishLanguage() {
  const button = document.querySelector('[data-language]');
  button?.addEventListener('click', () => {
    document.cookie = `language=${button.dataset.language}; path=/; samesite=strict; max-age=31536000`;
    location.reload();
  });
}

/** Code can be copied. */
function furnishExample(example) {
  const head = example.querySelector('.file');
  if (!head || head.querySelector('.copy')) return;
  const copy = added('button', { type: 'button', class: 'quiet copy' }, 'copy');
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(example.querySelector('pre.code').textContent);
    copy.textContent = 'copied';
    setTimeout(() => { copy.textContent = 'copy'; }, 1500);
  });
  head.append(copy);
}

/** The contents lead back to where somebody read last. */
function rememberPlace() {
  try {
    const title = document.querySelector('nav [aria-current] span')?.textContent;
    if (section && title) localStorage.setItem('place', JSON.stringify({ section, title }));
    const place = JSON.parse(localStorage.getItem('place'));
    const host = document.querySelector('#main .where');
    const isContents = document.querySelector('.home[aria-current]') !== null;
    if (isContents && place) {
      host.after(added('p', { class: 'continue' }, 'Continue where you were: ', added('a', { href: `${place.section}.html` }, place.title)));
    }
  } catch { /* Nothing is remembered here. */ }
}
