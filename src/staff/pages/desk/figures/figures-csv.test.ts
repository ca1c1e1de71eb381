import { expect, test } from 'vitest';
import { figuresCsv } from './figures-csv.ts';

const FIGURES = {
  first_day: '2026-11-02',
  last_day: '2026-11-22',
  fill: [
    {
      week: '2026-11-16',
      offered_minutes: 900,
      booked_minutes: 450,
    },
  ],
  third_next: [
    {
      doctor: '=Anna "X"',
      service: 'Cardiologist',
      starts_at: null,
      days: null,
    },
  ],
  refill: {
    cancelled_minutes: 60,
    refilled_minutes: 30,
  },
  no_shows: [
    {
      lead: 'week' as const,
      is_reminded: true,
      appointments: 10,
      no_shows: 1,
    },
  ],
  wait: {
    appointments: 4,
    median_minutes: 7.5,
    p90_minutes: 12,
  },
  by_patient: { cancelled: 8, late: 2 },
  by_clinic: {
    appointments: 20,
    moved: 2,
    cancelled: 1,
  },
  before: null,
  demand: [
    {
      week: '2026-11-16',
      service: 'Cardiologist',
      city: 'Debrecen',
      looked: 40,
      unmet: 31,
    },
  ],
};

test('every figure is a row with its denominator', () => {
  const lines = figuresCsv(FIGURES).slice(1).split('\r\n');
  expect(lines).toEqual([
    'figure,group,count,of',
    'booked_minutes,2026-11-16,450,900',
    'refilled_minutes,,30,60',
    'moved_by_clinic,,2,20',
    'cancelled_by_clinic,,1,20',
    'cancelled_late_by_patient,,2,8',
    'wait_median_minutes,,7.5,4',
    'wait_p90_minutes,,12,4',
    'no_shows,week reminded,1,10',
    'found_no_time,"2026-11-16, Cardiologist, Debrecen",31,40',
    `third_next_days,"'=Anna ""X"", Cardiologist",,`,
  ]);
});
