import { expect, test } from 'vitest';
import { visibleLabels } from './visible-labels.ts';

const box = (id: string, left: number, top = 0) => ({ id, left, top, width: 100, height: 20 });

test('keeps the first of overlapping labels', () => {
  expect(visibleLabels([box('a', 0), box('b', 50), box('c', 120)])).toEqual(new Set(['a', 'c']));
});

test('keeps labels that do not overlap', () => {
  expect(visibleLabels([box('a', 0), box('b', 100), box('c', 0, 20)]).size).toBe(3);
});

test('hides labels over pins and keeps overlapping pins', () => {
  const pins = [box('pin', 0), box('other pin', 90)].map((pin) => ({ ...pin, isFixed: true }));
  expect(visibleLabels([...pins, box('label', 180)])).toEqual(new Set(['pin', 'other pin']));
});
