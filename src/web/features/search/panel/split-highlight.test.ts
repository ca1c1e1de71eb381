import { expect, test } from 'vitest';
import { HIGHLIGHT, splitHighlight } from './split-highlight.ts';

const { start, end } = HIGHLIGHT;

test('what matches is told from what does not', () => {
  expect(splitHighlight(`Dr. ${start}Iva${end}nov`)).toMatchObject([
    { text: 'Dr. ', isMatch: false },
    { text: 'Iva', isMatch: true },
    { text: 'nov', isMatch: false },
  ]);
});

test('tags of a title are its text', () => {
  expect(splitHighlight('<em>Heart</em> & <b>Co')).toMatchObject([
    { text: '<em>Heart</em> & <b>Co', isMatch: false },
  ]);
});

test('a title may match as a whole', () => {
  expect(splitHighlight(`${start}MRI${end}`)).toMatchObject([{ text: 'MRI', isMatch: true }]);
});
