'use strict';

// ── A field for code ── A text area with invisible text, over the same text with coloured syntax. All edits go through the browser
// (`execCommand`), so that its undo works. While an input method composes a word (Chinese, accents), nothing interferes.

const pairs = { '(': ')', '[': ']', '{': '}', '"': '"' };
const tabStop = '    ';

/** Replaces the selection, or the text from `from` to `to`, as if the reader typed. */
function typeInto(area, text, from = area.selectionStart, to = area.selectionEnd) {
  area.setSelectionRange(from, to);
  const done = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (done || (text === '' && from === to)) return;
  area.setRangeText(text, from, to, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Replaces the text of the field so that the browser can undo it: only the part that differs is typed, and the caret stays at its
 * place. To type needs the focus, which goes back afterwards.
 */
function retype(area, text) {
  const { value, selectionStart } = area;
  const focused = document.activeElement;
  let [start, end] = [0, 0];
  const most = Math.min(value.length, text.length);
  while (start < most && value[start] === text[start]) start += 1;
  while (end < most - start && value.at(-1 - end) === text.at(-1 - end)) end += 1;
  [area.isTyping, area.isFollowing] = [true, true];
  area.focus({ preventScroll: true });
  typeInto(area, text.slice(start, text.length - end), start, value.length - end);
  const isBehind = selectionStart > start;
  select(area, Math.max(0, isBehind ? Math.max(start, selectionStart + text.length - value.length) : selectionStart));
  if (focused !== area) area.blur();
  if (focused !== document.body) focused?.focus({ preventScroll: true });
  [area.isTyping, area.isFollowing] = [false, false];
}

const select = (area, from, to = from) => area.setSelectionRange(from, to);
const around = ({ value, selectionStart: from, selectionEnd: to }) =>
  ({ from, to, before: value.slice(0, from), after: value.slice(to), line: value.slice(value.lastIndexOf('\n', from - 1) + 1, from) });

/** Indents a new line like the one before it, and deeper after an opening bracket. The closing bracket gets a line of its own. */
function breakLine(area) {
  const { before, after, line } = around(area);
  const indent = line.match(/^[ \t]*/)[0];
  const open = before.trimEnd().at(-1);
  const isInside = ['{', '(', '['].includes(open) || /\{[^{}]*\bin$/.test(line.trimEnd());
  const isBetween = isInside && after.trimStart().at(0) === (pairs[open] ?? '}') && !/^\s*\n/.test(after);
  typeInto(area, `\n${indent}${isInside ? tabStop : ''}${isBetween ? `\n${indent}` : ''}`);
  if (isBetween) select(area, area.selectionStart - indent.length - 1);
}

/** Types a bracket or a quote with its other half. True if it has handled the character. */
function typePair(area, typed) {
  const { from, to, before, after, line } = around(area);
  const isWord = (character) => /[\p{L}\p{N}_"]/u.test(character ?? '');
  if (from === to && Object.values(pairs).includes(typed) && after[0] === typed) select(area, from + 1);
  else if (typed === '}' && line !== '' && line.trim() === '') typeInto(area, '}', from - Math.min(tabStop.length, line.length), to);
  else if (!pairs[typed]) return false;
  else if (from !== to) {
    typeInto(area, typed + area.value.slice(from, to) + pairs[typed]);
    select(area, from + 1, to + 1);
  } else if (isWord(after[0]) || (typed === '"' && isWord(before.at(-1)))) return false;
  else {
    typeInto(area, typed + pairs[typed]);
    select(area, from + 1);
  }
  return true;
}

/** Tab inserts blanks up to the next tab stop, or indents all selected lines. */
function indent(area, isBack) {
  const { from, to, line } = around(area);
  if (from === to && !isBack) return typeInto(area, ' '.repeat(tabStop.length - (line.length % tabStop.length)));
  const start = area.value.lastIndexOf('\n', from - 1) + 1;
  const end = to > from && area.value[to - 1] === '\n' ? to - 1 : to;
  const old = area.value.slice(start, end);
  const fresh = old.replace(isBack ? /^ {1,4}/gm : /^(?=.)/gm, isBack ? '' : tabStop);
  if (fresh === old) return;
  typeInto(area, fresh, start, end);
  if (from === to) select(area, Math.max(start, from + fresh.length - old.length));
  else select(area, start, start + fresh.length);
}

function deleteBack(area) {
  const { from, to, before, after, line } = around(area);
  if (from !== to) return false;
  if (pairs[before.at(-1)] && pairs[before.at(-1)] === after[0]) typeInto(area, '', from - 1, from + 1);
  else if (line !== '' && line.trim() === '' && line.length % tabStop.length === 0) typeInto(area, '', from - tabStop.length, from);
  else return false;
  return true;
}

function beforeInput(event) {
  const { target: area, inputType, data, isComposing } = event;
  if (isComposing || area.isTyping) return;
  area.isTyping = true;
  const isDone = {
    insertLineBreak: () => { breakLine(area); return true; },
    insertText: () => data?.length === 1 && typePair(area, data),
    deleteContentBackward: () => deleteBack(area),
  }[inputType]?.();
  area.isTyping = false;
  if (isDone) event.preventDefault();
}

/** After Escape, the next Tab leaves the field. */
function keyInField(event, area) {
  if (event.isComposing || event.altKey) return;
  if (event.key === 'Tab' && !event.ctrlKey && !event.metaKey && !area.isLeaving) {
    event.preventDefault();
    indent(area, event.shiftKey);
  } else if (event.key !== 'Shift') area.isLeaving = event.key === 'Escape';
}

/** Draws the coloured text under the text area. `first` is the number of the first line; the line `marked` gets a mark. */
function paint(box, first, marked) {
  const pre = box.querySelector('.typed');
  pre.style.counterReset = `line ${first - 1}`;
  const lines = swiftLines(box.querySelector('textarea').value);
  lines.forEach((line, i) => { line.className = first + i === marked ? 'l wrong' : 'l'; });
  pre.replaceChildren(...lines);
}

function buildField(box, label, text) {
  const area = added('textarea', { spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', translate: 'no', 'aria-label': label, rows: 1 });
  area.value = text;
  area.addEventListener('beforeinput', beforeInput);
  area.addEventListener('blur', () => { area.isLeaving = false; });
  box.append(added('div', { class: 'paper' }, added('pre', { class: 'code typed', translate: 'no', 'aria-hidden': 'true' }), area));
  return area;
}

// ── Syntax colours while typing ── The same tokens as `SwiftToken` finds on the server.

const keywords = `actor any as async await break case catch class continue default defer deinit do else enum extension false
  final for func guard if import in init inout is lazy let nil private protocol public repeat rethrows return self Self some
  static struct super switch throw throws true try typealias unowned var weak where while`.split(/\s+/).join('|');
const swiftTokens = new RegExp([
  String.raw`(?<comment>\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))`,
  String.raw`(?<literal>"""[^]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|\b\d[\w.]*)`,
  String.raw`\b(?<keyword>${keywords})\b`,
  String.raw`(?<name>\b\p{Lu}\w*|[\p{L}_]\w*(?=\())`, String.raw`[\p{L}_]\w*`,
].join('|'), 'gu');

/** One `span` for each line; in it, one for each coloured token. */
function swiftLines(code) {
  const lines = [document.createElement('span')];
  const add = (text, kind) => text.split('\n').forEach((part, i) => {
    if (i > 0) lines.push(document.createElement('span'));
    if (part === '') return;
    const piece = kind ? document.createElement('span') : document.createTextNode(part);
    if (kind) Object.assign(piece, { className: kind, textContent: part });
    lines.at(-1).append(piece);
  });
  let end = 0;
  for (const match of code.matchAll(swiftTokens)) {
    add(code.slice(end, match.index));
    add(match[0], Object.keys(match.groups).find((kind) => match.groups[kind] !== undefined));
    end = match.index + match[0].length;
  }
  add(code.slice(end));
  return lines;
}
