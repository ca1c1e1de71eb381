import { expect, test } from 'vitest';
import { HIGHLIGHT, splitHighlight } from './split-highlight.ts';

const { start, end } = HIGHLIGHT;

test('splitHighlight splits a title into matches and other parts', () => {
  expect(splitHighlight(`Dr. ${start}Iva${end}nov`)).toMatchObject([
    { text: 'Dr. ', isMatch: false },
    { text: 'Iva', isMatch: true },
    { text: 'nov', isMatch: false },
  ]);
});

test('splitHighlight keeps HTML tags as text', () => {
  expect(splitHighlight('<em>Heart</em> & <b>Co')).toMatchObject([
    { text: '<em>Heart</em> & <b>Co', isMatch: false },
  ]);
});

test('splitHighlight marks a title that matches completely', () => {
  expect(splitHighlight(`${start}MRI${end}`)).toMatchObject([{ text: 'MRI', isMatch: true }]);
});
