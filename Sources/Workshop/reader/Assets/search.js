'use strict';

// ── Search ── This script is loaded when its field gets the focus, and the index at the first letter. The index sets
// `searchIndex`: for each entry its address (or only its fragment), its title and its text. See `SearchIndex.swift`.

const finder = byId('search');
const found = byId('found');
const lastRow = 20;

/** True if Enter was pressed before the index was loaded. */
let isAwaited = false;

/** The words of a query. Without a plural `s`, so that the singular is found, too. */
const wordsOf = (text) => (text.toLowerCase().match(/\S+/g) ?? []).map((word) => word.replace(/(?<=[a-z]{3})s$/, ''));

/** The order of hits: operators, sections, exercises. */
const kindOf = (address) => (address.startsWith('4.21.html#') ? 0 : address.includes('#exercise-') ? 2 : 1);

/** The fragment of an entry that has none in the index. It follows from the title: the number of an exercise, or a headline. */
const fragmentOf = (title) => {
  const [exercise] = title.match(/^\d+\.\d+\.\d+/) ?? [];
  return exercise ? `#exercise-${exercise}` : `#${title.toLowerCase().match(/[\p{L}\p{N}]+/gu).join('-')}`;
};

/** The entries with complete addresses. The title of a headline gets the title of its section after it. */
function titled(parts) {
  let page, section;
  return parts.map(([place, title, text]) => {
    if (place !== '' && !place.startsWith('#')) {
      if (!place.includes('#')) [page, section] = [place, title];
      return [place, title, text];
    }
    const address = page + (place || fragmentOf(title));
    return [address, kindOf(address) === 1 ? `${title} · ${section}` : title, text];
  });
}

let titledIndex;

/** The entries that contain all words, those with all words in their title first. */
function partsWith(words) {
  titledIndex ??= titled(searchIndex);
  const hasAll = (text) => words.every((word) => text.toLowerCase().includes(word));
  const rankOf = (part) => (hasAll(part[1]) ? 0 : hasAll(`${part[1]} ${part[2]}`) ? 3 : NaN) + kindOf(part[0]);
  return titledIndex.map((part) => [rankOf(part), part]).filter(([rank]) => rank >= 0)
    .sort(([one], [other]) => one - other).map(([, part]) => part);
}

/** A part of the text around the first hit. */
function excerptOf(text, words) {
  const hit = Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0), text.length);
  // Chinese has no blanks between words; then `search` returns −1, and the excerpt begins in the middle.
  const from = hit === text.length || hit < 40 ? 0 : hit - 30 + text.slice(hit - 30, hit).search(/\s/) + 1;
  const end = text.slice(0, from + 100).search(/\s\S*$/);
  const to = text.length <= from + 100 ? text.length : end > hit ? end : from + 100;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

function marked(text, words) {
  const hits = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  return text.split(hits).map((part, i) => (i % 2 === 1 ? added('mark', {}, part) : part));
}

function showFound() {
  const words = wordsOf(finder.elements[0].value);
  found.hidden = words.length === 0 || !window.searchIndex;
  if (words.length === 0) return;
  if (!window.searchIndex) return load('search-index').then(showFound);
  const parts = partsWith(words);
  found.replaceChildren(...parts.slice(0, lastRow).map(([address, title, text]) =>
    added('li', {}, added('a', { href: address }, added('b', {}, ...marked(title, words)), ...marked(excerptOf(text, words), words)))));
  const count = parts.length > 0 ? `${parts.length} found` : 'Nothing is found.';
  found.append(added('li', { class: 'count' }, count));
  sayLater(count);
  if (isAwaited) openFirst();
}

function openFirst() {
  isAwaited = !window.searchIndex;
  found.querySelector('a')?.click();
}

finder.addEventListener('input', () => {
  isAwaited = false;
  showFound();
});
finder.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const items = [finder.elements[0], ...all('a', found)];
  if (event.key === 'Escape') {
    finder.reset();
    items[0].focus();
    showFound();
  } else if (step && !found.hidden) {
    event.preventDefault();
    items[items.indexOf(document.activeElement) + step]?.focus();
  }
});
found.addEventListener('click', () => { found.hidden = true; });
// For what was typed while this script was loaded.
showFound();
