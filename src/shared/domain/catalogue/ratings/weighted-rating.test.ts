import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankOf, scoreOf, type RatedReviews } from './weighted-rating.ts';

const review = fc.record({ score: fc.integer({ min: 1, max: 10 }), isProved: fc.boolean() });
type Review = typeof review extends fc.Arbitrary<infer T> ? T : never;

function totalsOf(reviews: readonly Review[]): RatedReviews {
  const unproved = reviews.filter(({ isProved }) => !isProved);
  const sum = (some: readonly Review[]) => some.reduce((total, { score }) => total + score, 0);
  return {
    feedback_count: reviews.length,
    feedback_sum: sum(reviews),
    unproved_count: unproved.length,
    unproved_sum: sum(unproved),
  };
}

test('two reviews without evidence count as much as one with evidence', () => {
  const proved = [{ score: 10, isProved: true }];
  const unproved = [4, 4].map((score) => ({ score, isProved: false }));
  expect(scoreOf(totalsOf([...proved, ...unproved]))).toBe(7);
  expect(scoreOf(totalsOf([...proved, ...unproved.slice(1)]))).toBe(8);
});

test('reviews without evidence alone have their own mean', () => {
  expect(scoreOf(totalsOf([3, 4].map((score) => ({ score, isProved: false }))))).toBe(3.5);
  expect(scoreOf(totalsOf([]))).toBeNull();
});

test('any reviews have the score of a list that names those with evidence twice', () => {
  fc.assert(
    fc.property(fc.array(review, { minLength: 1 }), (reviews) => {
      const scores = reviews.flatMap(({ score, isProved }) => (isProved ? [score, score] : score));
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
      expect(Math.abs((scoreOf(totalsOf(reviews)) ?? 0) - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
      const withPrior = [...scores, ...Array.from({ length: 20 }, () => 8)];
      const rank = withPrior.reduce((sum, score) => sum + score, 0) / withPrior.length;
      expect(rankOf(totalsOf(reviews))).toBeCloseTo(rank, 10);
    }),
  );
});
