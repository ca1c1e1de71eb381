import type { ReviewText } from '#demo/data/types.ts';
import type { Random } from '#demo/random.ts';

const MAX_SCORE = 10;
const MAX_DISTANCE = 1;
const WITHOUT_TEXT_SHARE = 0.12;
/** The share of patients who are disappointed by any doctor. */
const DISAPPOINTED_SHARE = 0.05;

/** Returns a score around the quality of a doctor. */
export function reviewScore(random: Random, quality: number): number {
  if (random.chance(DISAPPOINTED_SHARE)) return random.integer(2, 6);
  const luck = (random.fraction() + random.fraction() + random.fraction() - 1.5) * 3;
  return Math.min(MAX_SCORE, Math.max(1, Math.round(quality + luck)));
}

/**
 * Returns a text close to the score that is not used yet, and marks it as used. Some patients leave
 * only a score, and so do all for whom no text is left.
 */
export function reviewText(
  random: Random,
  texts: readonly ReviewText[],
  score: number,
  used: Set<string>,
): ReviewText {
  const onlyScore = { score, text: '' };
  if (random.chance(WITHOUT_TEXT_SHARE)) return onlyScore;
  const fresh = texts.filter(({ text }) => !used.has(text));
  const exact = fresh.filter((text) => text.score === score);
  const fitting =
    exact.length > 0 ? exact : fresh.filter((text) => Math.abs(text.score - score) <= MAX_DISTANCE);
  if (fitting.length === 0) return onlyScore;
  const chosen = random.pick(fitting);
  used.add(chosen.text);
  return chosen;
}
