import { expect, test } from 'vitest';
import type { Visit } from '#shared/contract/desk/visit.ts';
import { deskVisit } from '#tests/support/web/desk-day.ts';
import { listChanges } from './list-changes.ts';

const visit = deskVisit(1, '10:00');
const cancelled = deskVisit(1, '10:00', 30, { cancelled_by: 'patient' });

test.each<[string, readonly Visit[], readonly Visit[], string | undefined]>([
  ['a new visit', [], [visit], 'booked'],
  ['a visit that comes back', [cancelled], [visit], 'booked'],
  ['another time', [visit], [deskVisit(1, '11:00')], 'moved'],
  ['another doctor', [visit], [deskVisit(1, '10:00', 30, { schedule_id: 2 })], 'moved'],
  ['another day', [visit], [], 'moved'],
  ['a cancellation', [visit], [cancelled], 'cancelled'],
  ['an arrival', [visit], [deskVisit(1, '10:00', 30, { attendance: 'arrived' })], 'arrived'],
  ['an answer', [visit], [deskVisit(1, '10:00', 30, { is_coming: true })], 'coming'],
  ['a note', [visit], [deskVisit(1, '10:00', 30, { note: 'Calls back' })], undefined],
  ['nothing', [visit], [visit], undefined],
  ['a cancelled visit that leaves', [cancelled], [], undefined],
  ['a cancelled visit that appears', [], [cancelled], undefined],
])('%s is listed as what happened', (_, before, after, change) => {
  expect(listChanges(before, after).get(1)?.change).toBe(change);
});
