'use strict';

// ── Figures in a narrow window ── Loaded with the first figure that is too wide. Its columns become narrower, and its labels move
// above their lines. Marbles become smaller only if they would touch. If that is not enough, the figure scrolls, and its labels
// stay visible.

const shortestSecond = 9;  // pixels
const behindLast = 24;  // pixels behind the last column
const roomForLabels = 520;  // pixels of a figure that has labels at its left
const circles = '.mark > circle:not(.reach)';

/** The smallest distance of two marks of a line, in columns; at most 3, which is enough for the largest marble. */
function narrowestGap(svgs) {
  const gaps = svgs.flatMap((svg) => all('.line', svg)).flatMap((line) => {
    const columns = all('.mark', line).map((mark) => Number(mark.dataset.column)).sort((one, other) => one - other);
    return columns.slice(1).map((column, i) => column - columns[i]).filter((gap) => gap > 0);
  });
  return Math.min(3, ...gaps);
}

function fit(figure) {
  const svg = svgOf(figure);
  const scroller = svg.closest('.scroll');
  const room = scroller.clientWidth;
  const { dataset } = svg;
  const svgs = all('svg[data-columns]', groupOf(figure));
  const columns = Math.max(...svgs.map((other) => Number(other.dataset.columns)));
  const served = dataset.served ?? [dataset.left, dataset.unit, svg.querySelector(circles)?.getAttribute('r') ?? 13].join();
  const [left, unit, radius] = served.split(',').map(Number);
  const isNarrow = room > 0 && left + columns * unit + behindLast > room;
  if (!isNarrow && !dataset.served) return;
  dataset.served = served;
  const isAbove = isNarrow && room < roomForLabels && left > 18;
  const ownLeft = isAbove ? 18 : left;
  const ownUnit = isNarrow ? Math.min(unit, Math.max(shortestSecond, (room - ownLeft - behindLast) / columns)) : unit;
  scale(svg, ownLeft, ownUnit, isNarrow ? Math.min(radius, Math.max(7, ownUnit * narrowestGap(svgs) / 2)) : radius);
  placeLabels(svg, isAbove);
  keepLabels(scroller);
}

function scale(svg, left, unit, radius) {
  const { dataset } = svg;
  const [oldLeft, ratio] = [Number(dataset.left), unit / dataset.unit];
  const at = (x) => left + (x - oldLeft) * ratio;
  for (const mark of all('.mark', svg)) {
    const [x, y] = mark.getAttribute('transform').match(/-?[\d.]+/g).map(Number);
    const home = xOf(svg, mark.dataset.column);
    mark.setAttribute('transform', `translate(${at(home) + x - home} ${y})`);
  }
  for (const name of ['x', 'x1', 'x2']) {
    all(`[${name}]:not(.label)`, svg).forEach((element) => element.setAttribute(name, at(Number(element.getAttribute(name)))));
  }
  for (const tick of all('.tick', svg)) tick.setAttribute('d', tick.getAttribute('d').replace(/(?<=M)[\d.]+/g, (x) => at(Number(x))));
  all('.difference', svg).forEach((band) => band.setAttribute('width', unit));
  all(circles, svg).forEach((circle) => circle.setAttribute('r', radius));
  Object.assign(dataset, { left, unit });
  const width = left + dataset.columns * unit + behindLast;
  set(svg, { width, viewBox: `0 0 ${width} ${svg.getAttribute('height')}` });
  svg.classList.add('fitted');
  svg.classList.toggle('small', radius < 10);
}

function placeLabels(svg, isAbove) {
  for (const line of all('.line[data-y]', svg)) {
    const heights = all('.mark', line).map((mark) => Number(mark.getAttribute('transform').match(/-?[\d.]+/g)[1]));
    const y = Number(line.dataset.y);
    const label = line.querySelector('.label');
    // A mark in the first column may be at the height of the label, so the label moves to the right.
    const indent = isAbove && line.querySelector('.mark[data-column="0"]') ? 32 : 4;
    set(label, { y: isAbove ? Math.min(y, ...heights) - 17 : y + 4, 'data-indent': indent });
  }
}

/** Keeps labels at the left edge of the visible part of a scrolled figure. */
const keepLabels = (scroller) =>
  all('.label', scroller).forEach((label) => label.setAttribute('x', Number(label.dataset.indent ?? 4) + scroller.scrollLeft));
document.addEventListener('scroll', ({ target }) => target.closest?.('.scroll') && keepLabels(target), { capture: true, passive: true });
