import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, datesFrom, daysBetween } from '#shared/domain/time/plain-date.ts';
import {
  canMoveBack,
  groupSlotWindows,
  mergeSlotPages,
  moveWindow,
  slotWindow,
} from './slot-window.ts';

const TODAY = '2026-11-24';
const windows = fc.array(
  fc.record({
    doctorId: fc.integer({ min: 1, max: 12 }),
    from: fc.integer({ min: 0, max: 40 }).map((days) => addDays(TODAY, days)),
  }),
  { maxLength: 25 },
);

describe('window of the slot grid', () => {
  it('the window of the slot grid shows four days', () => {
    expect(slotWindow(TODAY)).toEqual({ from: '2026-11-24', to: '2026-11-27' });
  });

  it('the window of the slot grid moves forward and back by four days', () => {
    const next = moveWindow(slotWindow(TODAY), 'forward', TODAY);
    expect(next).toEqual({ from: '2026-11-28', to: '2026-12-01' });
    expect(moveWindow(next, 'back', TODAY)).toEqual(slotWindow(TODAY));
  });

  it('the window of the slot grid stops at today when moving back', () => {
    expect(moveWindow(slotWindow('2026-11-26'), 'back', TODAY)).toEqual(slotWindow(TODAY));
  });

  it('the window of the slot grid moves back only from a first day after today', () => {
    expect(canMoveBack(slotWindow(TODAY), TODAY)).toBe(false);
    expect(canMoveBack(slotWindow('2026-11-25'), TODAY)).toBe(true);
  });
});

describe('grouping slot windows', () => {
  it('groupSlotWindows groups doctors of the same days in one request, each once', () => {
    expect(
      groupSlotWindows([
        { doctorId: 7, from: TODAY },
        { doctorId: 3, from: TODAY },
        { doctorId: 7, from: TODAY },
      ]),
    ).toEqual([{ from: '2026-11-24', to: '2026-11-27', doctorIds: [3, 7] }]);
  });

  it('groupSlotWindows merges windows up to seven days', () => {
    expect(
      groupSlotWindows([
        { doctorId: 1, from: '2026-11-28' },
        { doctorId: 2, from: '2026-11-27' },
        { doctorId: 3, from: '2026-11-24' },
      ]),
    ).toEqual([
      { from: '2026-11-24', to: '2026-11-30', doctorIds: [2, 3] },
      { from: '2026-11-28', to: '2026-12-01', doctorIds: [1] },
    ]);
  });

  it('groupSlotWindows makes no request without doctors', () => {
    expect(groupSlotWindows([])).toEqual([]);
  });

  it('groupSlotWindows covers all requested windows with ranges of 4 to 7 days', () => {
    fc.assert(
      fc.property(windows, (wanted) => {
        const groups = groupSlotWindows(wanted);
        for (const { from, to, doctorIds } of groups) {
          expect(daysBetween(from, to)).toBeGreaterThanOrEqual(3);
          expect(daysBetween(from, to)).toBeLessThanOrEqual(6);
          expect(doctorIds.length).toBeGreaterThan(0);
        }
        for (const { doctorId, from } of wanted) {
          const group = groups.find((g) => g.from <= from && addDays(from, 3) <= g.to);
          expect(group?.doctorIds).toContain(doctorId);
        }
        const doctors = new Set(wanted.map(({ doctorId }) => doctorId));
        for (const id of groups.flatMap(({ doctorIds }) => doctorIds)) {
          expect(doctors).toContain(id);
        }
      }),
    );
  });

  it('groupSlotWindows groups windows alike in any order', () => {
    fc.assert(
      fc.property(windows, (wanted) => {
        expect(groupSlotWindows(wanted.toReversed())).toEqual(groupSlotWindows(wanted));
      }),
    );
  });

  it('groupSlotWindows makes one request for windows that start within four days', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(datesFrom(TODAY, 4), { minLength: 1 }), (starts) => {
        expect(groupSlotWindows(starts.map((from) => ({ doctorId: 1, from })))).toHaveLength(1);
      }),
    );
  });
});

test('mergeSlotPages joins the results of responses and adds their counts', () => {
  expect(
    mergeSlotPages([
      { count: 2, results: ['a', 'b'] },
      { count: 0, results: [] },
      { count: 1, results: ['c'] },
    ]),
  ).toEqual({ count: 3, results: ['a', 'b', 'c'] });
  expect(mergeSlotPages([])).toEqual({ count: 0, results: [] });
});
