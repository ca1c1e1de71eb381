import { expect, test } from 'vitest';
import type { ContentRow } from '#shared/contract/clinic-data/content/content-schemas.ts';
import { changesOf, chosenDrafts, toRecord } from './content-model.ts';

const value = (
  field: string,
  live: ContentRow['values'][number]['live'],
  drafted?: string,
): ContentRow['values'][number] => ({
  field,
  live,
  text_state: null,
  draft:
    drafted === undefined
      ? null
      : {
          id: 7,
          value: drafted,
          base: live,
          drafted_at: '2026-11-24T10:00:00+01:00',
          drafted_by: 'anna',
        },
});
const BRANCH = {
  subject: 'clinic_branch' as const,
  values: [
    value('phone', '+36 1 234 5678', '+36 1 234 0000'),
    value('parking.hu', 'Udvar'),
    value('parking.en', null),
    value('is_wheelchair_accessible', null),
    value('cancel_hours', 12),
  ],
};

test('the form shows drafts in place of published values', () => {
  expect(toRecord(BRANCH)).toEqual({
    phone: '+36 1 234 0000',
    directions: {},
    parking: {
      hu: 'Udvar',
      en: '',
    },
    is_wheelchair_accessible: null,
    cancel_hours: 12,
  });
});

test('only values that were edited are sent, with what the person saw', () => {
  const record = toRecord(BRANCH);
  const untouched = { ...record, is_wheelchair_accessible: false };
  expect(changesOf(BRANCH, untouched)).toEqual([]);
  const edited = { ...untouched, parking: { hu: 'Udvar ', en: ' Yard' }, phone: null };
  expect(changesOf(BRANCH, edited)).toEqual([
    { field: 'phone', value: null, live: '+36 1 234 5678', draft_id: 7 },
    { field: 'parking.en', value: 'Yard', live: null, draft_id: null },
  ]);
});

test('entries are sent as a whole', () => {
  const education = [{ names: { hu: 'SOTE', en: 'SOTE' }, year: 1996 }];
  const doctor = { subject: 'doctor' as const, values: [value('education', [])] };
  expect(changesOf(doctor, toRecord(doctor))).toEqual([]);
  expect(changesOf(doctor, { ...toRecord(doctor), education })).toMatchObject([
    { field: 'education', value: education },
  ]);
});

test('drafts that are left out, in conflict or gone are not chosen', () => {
  const drafts = [1, 2].map((id) => ({ id, state: 'ready' as const }));
  const others = [
    { id: 3, state: 'conflict' as const },
    { id: 4, state: 'gone' as const },
  ];
  expect(chosenDrafts([...drafts, ...others], [2])).toEqual([1]);
});
