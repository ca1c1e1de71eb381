import { expect, test } from 'vitest';
import { changedHours } from './changed-hours.ts';
import { formatHours } from './working-hours.ts';

const plan = (hours: Record<string, [number, number][]>) =>
  Object.entries(hours).map(([day, spans]) => ({ day, hours: formatHours(spans) }));

test('the same change on several Tuesdays is returned once, with all its days', () => {
  const before = plan({
    '2026-11-23': [[540, 720]],
    '2026-11-24': [[840, 1080]],
    '2026-12-01': [[840, 1080]],
    '2026-12-08': [],
  });
  const after = plan({
    '2026-11-23': [[540, 720]],
    '2026-11-24': [],
    '2026-12-01': [],
    '2026-12-08': [[540, 600]],
  });
  expect(changedHours(before, after)).toEqual([
    {
      weekday: 2,
      weeks: 'every',
      days: ['2026-11-24', '2026-12-01'],
      before: '14:00–18:00',
      after: '',
    },
    {
      weekday: 2,
      weeks: 'every',
      days: ['2026-12-08'],
      before: '',
      after: '09:00–10:00',
    },
  ]);
});

test.each([
  ['even', ['2026-11-24', '2026-12-08', '2026-12-22']],
  ['odd', ['2026-12-01', '2026-12-15']],
  ['some', ['2026-12-01']],
])('a change of %s weeks is named as such', (weeks, days) => {
  const tuesdays = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'];
  const before = plan(Object.fromEntries(tuesdays.map((day) => [day, []])));
  const after = plan(
    Object.fromEntries(tuesdays.map((day) => [day, days.includes(day) ? [[540, 600]] : []])),
  );
  expect(changedHours(before, after)).toEqual([
    { weekday: 2, weeks, days, before: '', after: '09:00–10:00' },
  ]);
});

test('equal plans, and days that only one of them has, are no change', () => {
  const before = plan({ '2026-11-23': [[540, 720]] });
  expect(changedHours(before, before)).toEqual([]);
  expect(changedHours(before, plan({ '2026-11-24': [] }))).toEqual([]);
});
