import { expect, test } from 'vitest';
import { visibleLabels, type LabelBox } from './visible-labels.ts';

const box = (id: string, left: number, top = 0) => ({ id, left, top, width: 100, height: 20 });

const visibleIds = (boxes: readonly (LabelBox & { id: string })[]) =>
  visibleLabels(boxes).map(({ id }) => id);

test('the first of overlapping labels is visible', () => {
  expect(visibleIds([box('a', 0), box('b', 50), box('c', 120)])).toEqual(['a', 'c']);
});

test('labels that do not overlap are all visible', () => {
  expect(visibleIds([box('a', 0), box('b', 100), box('c', 0, 20)])).toHaveLength(3);
});

test('labels over pins are hidden, but overlapping pins are visible', () => {
  const pins = [box('pin', 0), box('other pin', 90)].map((pin) => ({ ...pin, isFixed: true }));
  expect(visibleIds([...pins, box('label', 180)])).toEqual(['pin', 'other pin']);
});
