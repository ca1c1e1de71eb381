import { expect, test } from 'vitest';
import type { AbsenceAppointment } from '#shared/contract/desk/absences/absences.ts';
import { messageCost, possibleProposals, targetOf } from './proposal-model.ts';

const held = (time: string, isSameDoctor: boolean) => ({
  starts_at: `2026-11-25T${time}:00+01:00`,
  doctor: isSameDoctor ? 'Anna' : 'Béla',
  is_same_doctor: isSameDoctor,
});

function appointment(changes: Partial<AbsenceAppointment> = {}): AbsenceAppointment {
  return {
    id: 1,
    starts_at: '2026-11-24T09:00:00+01:00',
    name: 'Kata',
    service: '',
    branch: '',
    proposal: 'choice',
    answer: 'waiting',
    moved_to: null,
    alternatives: [held('09:00', true), held('10:00', false), held('11:00', true)],
    segments: {
      choice: 2,
      move: 1,
      cancel: 2,
    },
    ...changes,
  };
}

test('an appointment can be moved only to a doctor with a held time', () => {
  expect(possibleProposals(appointment())).toEqual([
    'choice',
    'same_doctor',
    'colleague',
    'cancel',
  ]);
  const alone = appointment({ alternatives: [held('10:00', false)] });
  expect(possibleProposals(alone)).toEqual(['choice', 'colleague', 'cancel']);
  expect(possibleProposals(appointment({ proposal: 'call' }))).toEqual(['call']);
});

test('a move takes the first held time of its kind', () => {
  expect(targetOf(appointment(), 'same_doctor')?.starts_at).toContain('T09:00');
  expect(targetOf(appointment(), 'colleague')?.starts_at).toContain('T10:00');
  expect(targetOf(appointment(), 'choice')).toBeUndefined();
});

test('the cost counts messages and their parts, without patients who are called', () => {
  const call = appointment({ proposal: 'call', segments: { choice: 0, move: 0, cancel: 0 } });
  expect(messageCost([appointment(), appointment(), call], ({ proposal }) => proposal)).toEqual({
    messages: 2,
    segments: 4,
  });
  expect(messageCost([appointment()], () => 'same_doctor')).toEqual({ messages: 1, segments: 1 });
});
