import { beforeEach, expect, test } from 'vitest';
import { trackFreshness, type Freshness } from './freshness.ts';

const LIMIT_MS = 5000;

let now: number;
let freshness: Freshness;
beforeEach(() => {
  now = 1000;
  freshness = trackFreshness(LIMIT_MS, () => now);
  freshness.resume();
  now = 2000;
});

test('a replica that was never confirmed is not read', () => {
  expect(freshness.isEnough()).toBe(false);
  freshness.confirm(2000);
  expect(freshness.isEnough()).toBe(true);
});

test('a replica is read until its lag exceeds the limit', () => {
  freshness.confirm(2000);
  now = 2000 + LIMIT_MS;
  expect(freshness.isEnough()).toBe(true);
  now += 1;
  expect(freshness.isEnough()).toBe(false);
});

test('a changed doctor is not read from the replica until the replica has the change', () => {
  freshness.confirm(2000);
  now = 2100;
  freshness.invalidate([7, 8]);
  expect(freshness.isEnough([7, 9])).toBe(false);
  expect(freshness.isEnough([9])).toBe(true);
  expect(freshness.isEnough()).toBe(true);
  freshness.confirm(2100);
  expect(freshness.isEnough([7])).toBe(false);
  freshness.confirm(2101);
  expect(freshness.isEnough([7])).toBe(true);
});

test('after a change of everything, the replica is not read until it is confirmed', () => {
  freshness.confirm(2000);
  now = 2100;
  freshness.clear();
  expect([freshness.isEnough(), freshness.isEnough([9])]).toEqual([false, false]);
  freshness.confirm(2101);
  expect(freshness.isEnough([9])).toBe(true);
});

test('while notifications have stopped, the replica is not read', () => {
  freshness.confirm(2000);
  freshness.pause();
  expect(freshness.isEnough()).toBe(false);
  now = 2500;
  freshness.resume();
  expect(freshness.isEnough()).toBe(false);
  freshness.confirm(2501);
  expect(freshness.isEnough()).toBe(true);
});

test('after a failure, the replica is not read until it is confirmed', () => {
  freshness.confirm(2000);
  freshness.markFailed();
  expect(freshness.isEnough()).toBe(false);
  freshness.confirm(2001);
  expect(freshness.isEnough()).toBe(true);
});
