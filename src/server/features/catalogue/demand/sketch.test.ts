import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addToSketch, estimateOf, newSketch } from './sketch.ts';

const sketchOf = (count: number) => {
  const sketch = newSketch();
  for (let each = 0; each < count; each += 1) {
    addToSketch(sketch, createHash('sha256').update(String(each)).digest());
  }
  return sketch;
};

test.each([0, 1, 10, 31, 100, 1000, 50_000])('%d things are counted within 10 %%', (count) => {
  const allowed = Math.max(1, count * 0.1);
  expect(Math.abs(estimateOf(sketchOf(count)) - count)).toBeLessThanOrEqual(allowed);
});

test('a thing that is added again changes nothing', () => {
  const sketch = newSketch();
  for (let round = 0; round < 100; round += 1) {
    addToSketch(sketch, createHash('sha256').update('one').digest());
  }
  expect(estimateOf(sketch)).toBe(1);
});
