import { expect, test } from 'vitest';
import { placesInQueue, type QueueDoctor } from './queue.ts';

const CONSULTATION = 1;
const doctor = (scheduleId: number, more: Partial<QueueDoctor> = {}): QueueDoctor => ({
  scheduleId,
  services: [CONSULTATION],
  arrived: 0,
  due: [],
  minutes: 12,
  ...more,
});
const ticket = (id: number, scheduleId: number | null = null, serviceId = CONSULTATION) => ({
  id,
  scheduleId,
  serviceId,
});

test('the estimate of a queue is the people before times the median, rounded outwards to five minutes', () => {
  const places = placesInQueue([ticket(1, 1), ticket(2, 1), ticket(3, 1)], [doctor(1)]);
  expect([...places.values()]).toEqual([
    { before: 0, wait: { from: 0, to: 15 } },
    { before: 1, wait: { from: 10, to: 25 } },
    { before: 2, wait: { from: 20, to: 40 } },
  ]);
});

test('the queue of patients without an appointment counts patients with an appointment who have arrived', () => {
  const places = placesInQueue([ticket(1, 1)], [doctor(1, { arrived: 3 })]);
  expect(places.get(1)).toEqual({ before: 3, wait: { from: 35, to: 50 } });
});

test('the queue of patients without an appointment counts patients with an appointment who come while the ticket waits', () => {
  const tickets = [ticket(1, 1), ticket(2, 1)];
  // One comes when the first ticket is with the doctor, one after the second was called.
  const places = placesInQueue(tickets, [doctor(1, { due: [10, 40] })]);
  expect(places.get(2)).toEqual({ before: 1, wait: { from: 20, to: 40 } });
});

test('the queue of patients without an appointment gives a ticket for any doctor to the faster one', () => {
  const doctors = [doctor(1, { minutes: 6 }), doctor(2, { minutes: 30 })];
  const places = placesInQueue([ticket(1), ticket(2), ticket(3)], doctors);
  expect(places.get(3)?.wait).toEqual({ from: 5, to: 20 });
});

test('the queue of patients without an appointment shares the work of a ticket for any doctor', () => {
  const places = placesInQueue([ticket(1), ticket(2), ticket(3)], [doctor(1), doctor(2)]);
  expect(places.get(3)).toEqual({ before: 2, wait: { from: 10, to: 25 } });
});

test('the queue of patients without an appointment does not count people who wait for another doctor', () => {
  const places = placesInQueue([ticket(1, 1), ticket(2, 2)], [doctor(1), doctor(2)]);
  expect(places.get(2)?.before).toBe(0);
});

test('the queue of patients without an appointment has no estimate without enough consultations, or without a doctor', () => {
  const unknown = placesInQueue([ticket(1, 1)], [doctor(1, { minutes: null })]);
  expect(unknown.get(1)).toEqual({ before: 0, wait: null });
  expect(placesInQueue([ticket(1, 3)], [doctor(1)]).get(1)).toEqual({ before: 0, wait: null });
});
