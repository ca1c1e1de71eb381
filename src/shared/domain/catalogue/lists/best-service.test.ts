import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bestService, showFullReviews } from './best-service.ts';

const service = (id: number, feedbackCount: number, nearest: string | null) => ({
  id,
  feedback_count: feedbackCount,
  nearest_slot_datetime: nearest,
});

const SOON = '2026-11-24T09:00:00+01:00';
const LATER = '2026-11-24T09:30:00+01:00';

describe('best service', () => {
  it('the best service is the one available soonest, from three reviews in total', () => {
    expect(bestService([service(1, 2, LATER), service(2, 1, SOON)])?.id).toBe(2);
  });

  it('the best service is the one with most reviews, below three reviews in total', () => {
    expect(bestService([service(1, 2, LATER), service(2, 0, SOON)])?.id).toBe(1);
  });

  it('the best service is an available one', () => {
    expect(bestService([service(1, 90, null), service(2, 1, LATER)])?.id).toBe(2);
  });

  it('the best service is the one with most reviews when none is available', () => {
    expect(bestService([service(1, 4, null), service(2, 9, null)])?.id).toBe(2);
  });

  it('the best service is found by instants, not offsets', () => {
    const almaty = '2026-11-24T12:30:00+05:00';
    expect(bestService([service(1, 5, SOON), service(2, 5, almaty)])?.id).toBe(2);
  });

  it('the best service is the one with the lower id on a tie, in any input order', () => {
    const services = [service(3, 5, SOON), service(1, 5, SOON), service(2, 5, SOON)];
    fc.assert(
      fc.property(fc.shuffledSubarray(services, { minLength: 3 }), (shuffled) => {
        expect(bestService(shuffled)?.id).toBe(1);
      }),
    );
  });

  it('the best service is null for a doctor without services', () => {
    expect(bestService([])).toBeNull();
  });
});

test('showFullReviews is true up to three reviews per doctor', () => {
  expect(showFullReviews(30, 10)).toBe(true);
  expect(showFullReviews(31, 10)).toBe(false);
  expect(showFullReviews(0, 10)).toBe(true);
  expect(showFullReviews(0, 0)).toBe(false);
});
