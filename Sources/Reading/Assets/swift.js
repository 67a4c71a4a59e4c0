'use strict';

// ── Swift in its colours, while it is typed ── As the workbook colours code that stands still.

const keywords = `actor any as async await break case catch class continue default defer deinit do else enum extension false
  final for func guard if import in init inout is lazy let nil private protocol public repeat rethrows return self Self some
  static struct super switch throw throws true try typealias unowned var weak where while`.split(/\s+/).join('|');
const swiftTokens = new RegExp([
  String.raw`(?<comment>\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))`,
  String.raw`(?<literal>"""[^]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|\b\d[\w.]*)`,
  String.raw`\b(?<keyword>${keywords})\b`,
  String.raw`(?<name>\b\p{Lu}\w*|[\p{L}_]\w*(?=\())`, String.raw`[\p{L}_]\w*`,
].join('|'), 'gu');

/** Lines of elements: each line one `span`, in it one for each token that has a colour. */
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
