import { expect, test } from 'vitest';
import { checklistOf, stageOf } from './missing-parts.ts';

const clinic = (part: 'branch' | 'texts' | 'team' | 'rehearsal') =>
  ({ part, subject: 'clinic' }) as const;
const openOf = (missing: Parameters<typeof checklistOf>[0]) =>
  checklistOf(missing)
    .filter(({ isDone }) => !isDone)
    .map(({ part }) => part);

test('without a branch, nothing that a branch or its doctors have is done', () => {
  const missing = [clinic('branch')];
  const expected = ['branch', 'phone', 'doctor', 'service', 'hours', 'starts', 'rehearsal'];
  expect(openOf(missing)).toEqual(expected);
});

test('descriptions of doctors do not keep a clinic from going live, its own does', () => {
  const missing = [{ part: 'texts', subject: 'doctor' } as const];
  expect([openOf(missing), stageOf(missing)]).toEqual([[], 'ready']);
  expect(openOf([clinic('texts')])).toEqual(['texts']);
});

test('a clinic whose data are complete is rehearsed', () => {
  expect(stageOf([clinic('team'), clinic('rehearsal')])).toBe('rehearsal');
  expect(stageOf([clinic('texts'), clinic('rehearsal')])).toBe('data');
  expect(stageOf([])).toBe('ready');
});

test('an open part waits for the one that has to be entered before it', () => {
  const waiting = Object.fromEntries(
    checklistOf([clinic('branch')]).map(({ part, waitsFor }) => [part, waitsFor]),
  );
  expect(waiting).toMatchObject({
    branch: null,
    doctor: 'branch',
    hours: 'doctor',
    starts: 'hours',
    texts: null,
  });
});
