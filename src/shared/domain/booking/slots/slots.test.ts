import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bookableFrom, startMinutes, takenMinutes } from './slots.ts';

describe('startMinutes', () => {
  it('startMinutes offers every free step to a service of at most one step', () => {
    expect(startMinutes([540, 570, 660], 30, 30)).toEqual([540, 570, 660]);
    expect(startMinutes([540, 570, 660], 30, 10)).toEqual([540, 570, 660]);
  });

  it('startMinutes offers a longer service only where all its steps are free', () => {
    expect(startMinutes([540, 570, 600, 660, 720, 750], 30, 60)).toEqual([540, 570, 720]);
    expect(startMinutes([540, 570, 600, 660], 30, 61)).toEqual([540]);
    expect(startMinutes([540, 570], 30, 120)).toEqual([]);
  });

  it('startMinutes does not chain steps of two grids', () => {
    expect(startMinutes([540, 550, 570, 600], 30, 60)).toEqual([540, 570]);
  });

  it('startMinutes offers nothing on a full day', () => {
    expect(startMinutes([], 30, 60)).toEqual([]);
  });

  it('startMinutes agrees with the definition for any free minutes', () => {
    const free = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }).map((m) => m - (m % 5)));
    const steps = fc.constantFrom(5, 10, 15, 20, 30, 60);
    fc.assert(
      fc.property(free, steps, fc.integer({ min: 1, max: 240 }), (minutes, step, duration) => {
        const sorted = minutes.toSorted((a, b) => a - b);
        const expected = sorted.filter((start) =>
          takenMinutes(start, step, duration).every((minute) => sorted.includes(minute)),
        );
        expect(startMinutes(sorted, step, duration)).toEqual(expected);
      }),
    );
  });

  it('startMinutes does not modify the free minutes', () => {
    const free = Object.freeze([540, 570]);
    expect(startMinutes(free, 30, 30)).not.toBe(free);
  });
});

test('takenMinutes returns every step that an appointment touches', () => {
  expect(takenMinutes(540, 30, 30)).toEqual([540]);
  expect(takenMinutes(540, 30, 45)).toEqual([540, 570]);
  expect(takenMinutes(540, 20, 60)).toEqual([540, 560, 580]);
  expect(takenMinutes(540, 20, 0)).toEqual([540]);
});

test('bookableFrom adds the lead time to the time now', () => {
  expect(bookableFrom(1_000_000, 90)).toBe(1_000_000 + 90 * 60_000);
});
