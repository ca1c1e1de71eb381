import { expect, test } from 'vitest';
import { overlappingLines, placeBars, shownHours } from './bar-layout.ts';
import { addBar, barsOf, changeBar, removeBar, type HourLine } from './hour-lines.ts';

const week = (...texts: string[]): HourLine[] =>
  Array.from({ length: 7 }, (_, key) => ({
    key,
    weekday: key + 1,
    weeks: 'every',
    isPhoneOnly: false,
    text: texts[key] ?? '',
  }));
const odd: HourLine = { key: 7, weekday: 1, weeks: 'odd', isPhoneOnly: false, text: '14-18' };
const hours = { weekday: 1, weeks: 'every', isPhoneOnly: false, starts: 600, ends: 660 } as const;
const textsOf = (lines: readonly HourLine[] = []) =>
  lines.filter(({ text }) => text !== '').map(({ weekday, text }) => `${weekday} ${text}`);

test('a changed bar is written into its own text', () => {
  const changed = changeBar(week('9-12, 14-18'), { line: 0, index: 1 }, hours);
  expect(textsOf(changed?.lines)).toEqual(['1 09:00–12:00, 10:00–11:00']);
  expect(changed?.bar).toEqual({ line: 0, index: 1 });
});

test('a changed bar goes to the text of another weekday', () => {
  const lines = week('9-12, 14-18', '8-9');
  const changed = changeBar(lines, { line: 0, index: 0 }, { ...hours, weekday: 2 });
  expect(textsOf(changed?.lines)).toEqual(['1 14:00–18:00', '2 08:00–09:00, 10:00–11:00']);
  expect(changed?.bar).toEqual({ line: 1, index: 1 });
});

test('a changed bar gets a line of its own for other weeks, and takes an empty one away', () => {
  const added = changeBar(week('9-12'), { line: 0, index: 0 }, { ...hours, weeks: 'last' });
  expect(added?.lines.at(-1)).toMatchObject({ key: 7, weeks: 'last', text: '10:00–11:00' });
  const back = changeBar(added?.lines ?? [], { line: 7, index: 0 }, hours);
  expect(back?.lines).toHaveLength(7);
  expect(textsOf(back?.lines)).toEqual(['1 10:00–11:00']);
});

test('a changed bar does not replace a text that cannot be read', () => {
  expect(addBar(week('9-'), hours)).toBeNull();
});

test('a removed bar leaves the others', () => {
  expect(textsOf(removeBar(week('9-12, 14-18'), { line: 0, index: 0 }))).toEqual(['1 14:00–18:00']);
  expect(removeBar([...week('9-12'), odd], { line: 7, index: 0 })).toHaveLength(7);
});

test('the bars of a weekday overlap only if a day has both of their weeks', () => {
  const even: HourLine = { ...odd, key: 8, weeks: 'even' };
  expect(overlappingLines(barsOf([odd, even]))).toEqual(new Set());
  expect(overlappingLines(barsOf([odd, { ...even, weekday: 2, weeks: 'every' }]))).toEqual(
    new Set(),
  );
  expect(overlappingLines(barsOf([odd, { ...even, weeks: 'first' }]))).toEqual(
    new Set([odd.key, even.key]),
  );
  expect(overlappingLines(barsOf([...week('9-12, 11-13')]))).toEqual(new Set([0]));
});

test('the bars of a weekday at the same time are in different lanes, and those that overlap are marked', () => {
  const placed = placeBars(barsOf([...week('9-12, 11-14'), odd]), 30);
  expect(placed.map(({ lane, problem }) => [lane, problem])).toEqual([
    [0, 'overlap'],
    [1, 'overlap'],
    [0, null],
  ]);
});

test('the bars of a weekday that are not whole steps are marked', () => {
  expect(placeBars(barsOf(week('9:00-9:40')), 30)[0]?.problem).toBe('offGrid');
});

test('the bars of a weekday are all shown, in whole hours', () => {
  expect(shownHours([], false)).toEqual({ from: 420, to: 1200 });
  expect(shownHours(barsOf(week('5:30-9, 19-21:30')), false)).toEqual({ from: 300, to: 1320 });
  expect(shownHours([], true)).toEqual({ from: 0, to: 1440 });
});
