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
  const before = [makeDoctor({ id: 6 }), makeDoctor({ id: 9 })];
  const listed = uniqueDoctors([page(1, 2, 3, 4, 5, 6, 7, 8)], 6, { before });
  expect(idsOf(listed)).toEqual([1, 2, 3, 4, 5, 7, 8]);
  expect(listed[0]?.position).toBe(2);
  expect(triggersOf(listed)).toEqual([5]);
});

test('paid positions follow the first doctor of the list and are not listed again', () => {
  const promoted = [makeDoctor({ id: 6 }), makeDoctor({ id: 9 })];
  const listed = uniqueDoctors([page(1, 2, 3, 4, 5, 6, 7, 8)], 6, { promoted });
  expect(idsOf(listed)).toEqual([1, 6, 9, 2, 3, 4, 5, 7, 8]);
  expect(listed.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(idsOf(listed.filter(({ isPromoted }) => isPromoted))).toEqual([6, 9]);
  expect(triggersOf(listed)).toEqual([5]);
});

test('the first doctor of the list is not in a paid position as well', () => {
  const listed = uniqueDoctors([page(1, 2)], 6, {
    promoted: [makeDoctor({ id: 1 }), makeDoctor({ id: 9 })],
  });
  expect(idsOf(listed)).toEqual([1, 9, 2]);
  expect(listed[0]?.isPromoted).toBe(false);
});

test('paid positions of an empty list are not shown', () => {
  expect(uniqueDoctors([page()], 6, { promoted: [makeDoctor({ id: 9 })] })).toEqual([]);
});
