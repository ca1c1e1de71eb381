import { expect, test } from 'vitest';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { deskAppointment } from '#tests/support/web/desk-day.ts';
import { listChanges } from './list-changes.ts';

const appointment = deskAppointment(1, '10:00');
const cancelled = deskAppointment(1, '10:00', 30, { cancelled_by: 'patient' });

test.each<[string, readonly DeskAppointment[], readonly DeskAppointment[], string | undefined]>([
  ['a new appointment', [], [appointment], 'booked'],
  ['an appointment that comes back', [cancelled], [appointment], 'booked'],
  ['another time', [appointment], [deskAppointment(1, '11:00')], 'moved'],
  ['another doctor', [appointment], [deskAppointment(1, '10:00', 30, { schedule_id: 2 })], 'moved'],
  ['another day', [appointment], [], 'moved'],
  ['a cancellation', [appointment], [cancelled], 'cancelled'],
  [
    'an arrival',
    [appointment],
    [deskAppointment(1, '10:00', 30, { attendance: 'arrived' })],
    'arrived',
  ],
  ['an answer', [appointment], [deskAppointment(1, '10:00', 30, { is_coming: true })], 'coming'],
  ['a note', [appointment], [deskAppointment(1, '10:00', 30, { note: 'Calls back' })], undefined],
  ['nothing', [appointment], [appointment], undefined],
  ['a cancelled appointment that leaves', [cancelled], [], undefined],
  ['a cancelled appointment that appears', [], [cancelled], undefined],
])('%s is listed as what happened', (_, before, after, change) => {
  expect(listChanges(before, after)[0]?.change).toBe(change);
});
