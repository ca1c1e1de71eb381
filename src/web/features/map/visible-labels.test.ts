import { expect, test } from 'vitest';
import { visibleLabels } from './visible-labels.ts';

const box = (id: string, left: number, top = 0) => ({ id, left, top, width: 100, height: 20 });

test('of labels that overlap the first stays, whoever is behind it', () => {
  expect(visibleLabels([box('a', 0), box('b', 50), box('c', 120)])).toEqual(new Set(['a', 'c']));
});

test('labels side by side and one under the other all stay', () => {
  expect(visibleLabels([box('a', 0), box('b', 100), box('c', 0, 20)]).size).toBe(3);
});

test('nothing is written over a pin, even one that stands upon another', () => {
  const pins = [box('pin', 0), box('other pin', 90)].map((pin) => ({ ...pin, isFixed: true }));
  expect(visibleLabels([...pins, box('label', 180)])).toEqual(new Set(['pin', 'other pin']));
});
