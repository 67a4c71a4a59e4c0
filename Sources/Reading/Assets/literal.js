'use strict';

// ── The diagram in the code ── It changes with the marbles, and can be written there.

function editLiteral(literal) {
  if (!literal || literal.nextElementSibling?.matches('.diagram-field')) return;
  const field = added('input', {
    class: 'diagram-field', value: literal.dataset.current ?? literal.dataset.text, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off',
    'aria-label': `The diagram of ${literal.dataset.key}`,
  });
  const fit = () => { field.style.width = `${widthOf(field.value) + 2}ch`; };
  let isNew = true;
  field.addEventListener('input', () => {
    fit();
    if (isNew) remember();
    isNew = false;
    if (chosen?.source === literal.dataset.source) chosen = null;
    follow(addressWith(literal.dataset, field.value), literal.closest('pre'));
  });
  field.addEventListener('keydown', ({ key }) => { if (key === 'Enter' || key === 'Escape') field.blur(); });
  field.addEventListener('blur', () => {
    field.remove();
    // What could not be read is not kept.
    wanted = shown;
    settle(literal.closest('pre'));
  });
  literal.after(field);
  fit();
  field.focus();
}
