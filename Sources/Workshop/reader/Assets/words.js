'use strict';

// ── Translation of what the scripts say ── They write English into the page. On a page in another language, this script translates
// each text as soon as it appears. The server has translated everything else.
{
  const entries = Object.entries(JSON.parse(document.getElementById('words').textContent));
  const texts = new Map(entries);
  const said = ['aria-label', 'title', 'aria-valuetext'];
  const sentences = entries.filter(([english]) => english.includes('{')).map(([english, translation]) => {
    const literal = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)');
    return [new RegExp(`^${literal}$`), translation];
  });

  function inLanguage(english) {
    if (texts.has(english)) return texts.get(english);
    for (const [pattern, translation] of sentences) {
      const { groups } = english.match(pattern) ?? {};
      if (groups) return translation.replace(/\{(\w+)\}/g, (_, name) => inLanguage(groups[name]));
    }
    return english;
  }

  function translate(node) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.parentElement?.closest('pre, code, textarea, script, svg, .legend')) return;
      const text = node.data.replace(/\S.*\S|\S/s, inLanguage);
      if (text !== node.data) node.data = text;
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      for (const name of said) {
        const text = inLanguage(node.getAttribute(name) ?? '');
        if (text !== (node.getAttribute(name) ?? '')) node.setAttribute(name, text);
      }
      node.childNodes.forEach(translate);
    }
  }

  new MutationObserver((changes) => changes.forEach(({ target, addedNodes, type }) =>
    (type === 'childList' ? [...addedNodes] : [target]).forEach(translate),
  )).observe(document.body, { childList: true, characterData: true, subtree: true, attributeFilter: said });
  translate(document.body);
}
