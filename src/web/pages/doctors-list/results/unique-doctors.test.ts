import { expect, test } from 'vitest';
import { makeDoctor } from '#tests/support/web/doctors.ts';
import { uniqueDoctors } from './unique-doctors.ts';

const page = (...ids: number[]) => ({ results: ids.map((id) => makeDoctor({ id })) });
const idsOf = (listed: ReturnType<typeof uniqueDoctors>) => listed.map(({ doctor }) => doctor.id);
const triggersOf = (listed: ReturnType<typeof uniqueDoctors>) =>
  idsOf(listed.filter(({ isTrigger }) => isTrigger));

test('uniqueDoctors lists a doctor who is on two pages once, at the first position', () => {
  const listed = uniqueDoctors([page(1, 2, 3), page(3, 4)], 6);
  expect(idsOf(listed)).toEqual([1, 2, 3, 4]);
  expect(listed.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

test('uniqueDoctors marks the doctor at the trigger position of the last page', () => {
  const pages = [page(1, 2, 3, 4, 5, 6, 7, 8), page(9, 10, 11, 12, 13, 14, 15, 16)];
  expect(triggersOf(uniqueDoctors(pages.slice(0, 1), 6))).toEqual([6]);
  expect(triggersOf(uniqueDoctors(pages, 6))).toEqual([14]);
  expect(triggersOf(uniqueDoctors(pages, 4))).toEqual([12]);
});

test('uniqueDoctors marks the last doctor of a page that is too short for the trigger position', () => {
  expect(triggersOf(uniqueDoctors([page(1, 2)], 6))).toEqual([2]);
});

test('uniqueDoctors skips doctors shown above the list and continues from their positions', () => {
  const above = [{ id: 6 }, { id: 9 }];
  const listed = uniqueDoctors([page(1, 2, 3, 4, 5, 6, 7, 8)], 6, above);
  expect(idsOf(listed)).toEqual([1, 2, 3, 4, 5, 7, 8]);
  expect(listed[0]?.position).toBe(2);
  expect(triggersOf(listed)).toEqual([5]);
});
