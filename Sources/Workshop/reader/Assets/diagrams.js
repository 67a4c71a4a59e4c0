'use strict';

// ── Diagrams ── A diagram is a text. Its moments are pairs of column and marks: `--3--(9|)` is [[2, ["3"]], [5, ["9", "|"]]].

const longestDiagram = 60;
const isEnd = (mark) => ['|', 'X', '!'].includes(mark);
const wide = /\p{Emoji_Presentation}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303F\uFF01-\uFF60]/u;
const widthOf = (text) => [...text].reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0);
const textOf = (marks) => (marks.length > 1 ? `(${marks.join('')})` : marks.join(''));

/** The text of a diagram. If it never ends, dashes fill it up to `length` columns. */
function writeDiagram(moments, length) {
  const passUntil = (column, text) => text + '-'.repeat(Math.max(0, column - widthOf(text)));
  const text = moments.reduce((text, [column, marks]) => passUntil(column, text) + textOf(marks), '');
  return isEnd(moments.at(-1)?.[1].at(-1)) ? text : passUntil(length, text);
}

/** True if no moment overlaps the next one, and nothing comes after an end. */
function canBeWritten(moments) {
  let free = 0;
  const hasRoom = ([column, marks]) => {
    const isFree = column >= free;
    free = column + widthOf(textOf(marks));
    return isFree;
  };
  return moments.every(hasRoom) && !moments.flatMap(([, marks]) => marks).slice(0, -1).some(isEnd);
}

// ── Edits ── An edit returns new moments, and the place of its mark: the index of the moment, and the index of the mark in it.

function without(moments, [moment, index]) {
  const kept = moments.map(([column, marks], m) => [column, marks.filter((_, i) => m !== moment || i !== index)]);
  return kept.filter(([, marks]) => marks.length > 0);
}

/** If the column has marks already, the mark joins their group: in front if it comes from the left, but never behind an end. */
function withMark(moments, mark, column, isFromLeft) {
  const [before, after] = [moments.filter(([other]) => other < column), moments.filter(([other]) => other > column)];
  const there = moments.find(([other]) => other === column)?.[1] ?? [];
  const index = isEnd(mark) ? there.length : isFromLeft ? 0 : there.filter((other) => !isEnd(other)).length;
  const marks = [...there.slice(0, index), mark, ...there.slice(index)];
  return { moments: [...before, [column, marks], ...after], place: [before.length, index] };
}

/** The first edit that gives a valid diagram. So a marble jumps over columns without room, and stays before the end. */
function firstThatFits(columns, edit) {
  const possible = columns.filter((column) => column >= 0 && column < longestDiagram);
  return possible.map(edit).find(({ moments }) => canBeWritten(moments));
}

function move(moments, place, columns) {
  const [from, marks] = moments[place[0]];
  const rest = without(moments, place);
  return firstThatFits(columns, (column) =>
    column === from ? { moments, place } : withMark(rest, marks[place[1]], column, from < column));
}

const insert = (moments, mark, columns) => firstThatFits(columns, (column) => withMark(moments, mark, column, false));

/** Replaces a mark. If the new one is an end, everything after it is removed. */
function replace(moments, place, mark) {
  const [moment, index] = place;
  const [column, marks] = moments[moment];
  const behind = (list, position) => (isEnd(mark) ? [] : list.slice(position + 1));
  const group = [column, [...marks.slice(0, index), mark, ...behind(marks, index)]];
  const changed = [...moments.slice(0, moment), group, ...behind(moments, moment)];
  return canBeWritten(changed) ? { moments: changed, place } : undefined;
}

const steps = Array.from({ length: longestDiagram }, (_, i) => i + 1);
const near = (column) => [column, ...steps.flatMap((step) => [column + step, column - step])];
const onward = (column, direction) => steps.map((step) => column + step * direction);
