'use strict';

// ── The reader's language ── The scripts say everything in English. Where it is not the page's language, this looks up what
// they say as soon as it stands on the page. The server has translated all else.
{
  const entries = Object.entries(JSON.parse(document.getElementById('words').textContent));
  const texts = new Map(entries);
  const sentences = entries.filter(([english]) => english.includes('{')).map(([english, translation]) => {
    const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const literal = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '(.+?)');
    return { names, translation, pattern: new RegExp(`^${literal}$`) };
  });

  function inLanguage(english) {
    const trimmed = english.trim();
    const found = texts.get(trimmed);
    if (found) return english.replace(trimmed, () => found);
    for (const { names, translation, pattern } of sentences) {
      const values = trimmed.match(pattern)?.slice(1).map(inLanguage);
      if (values) return translation.replace(/\{(\w+)\}/g, (_, name) => values[names.indexOf(name)]);
    }
    return english;
  }

  const isOpaque = (element) => element?.closest('pre, code, textarea, script, .diagram') !== null;

  function translate(node) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (isOpaque(node.parentElement)) return;
      const text = inLanguage(node.data);
      if (text !== node.data) node.data = text;
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      for (const name of ['aria-label', 'title', 'aria-valuetext']) {
        const said = node.getAttribute(name);
        const text = said && inLanguage(said);
        if (text && text !== said) node.setAttribute(name, text);
      }
      node.childNodes.forEach(translate);
    }
  }

  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'childList') addedNodes.forEach(translate);
      else translate(target);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ['aria-label', 'title', 'aria-valuetext'] });
  translate(document.body);
}
