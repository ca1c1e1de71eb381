import { isLanguage } from '#shared/i18n/languages.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { reviews as texts } from '#demo/data/reviews.ts';
import type { Random } from '#demo/random.ts';
import type { ReviewReplyRow, ReviewRow } from '#demo/rows.ts';

/** The highest score that a clinic answers with regret. */
const MAX_CRITICAL_SCORE = 5;
const MIN_PRAISE_SCORE = 8;
/** Clinics answer critics more often. */
const CRITICAL_SHARE = 0.6;
const SHARE = 0.1;
const MAX_DELAY_MS = 3 * 86_400_000;

/** Returns the published replies of a clinic to some of the published comments. */
export function replyRows(
  random: Random,
  reviews: readonly ReviewRow[],
  clinic: number | undefined,
  today: PlainDate,
): ReviewReplyRow[] {
  if (clinic === undefined) return [];
  return reviews.flatMap((review) => {
    const isCritical = review.score <= MAX_CRITICAL_SCORE;
    const isAnswered = random.chance(isCritical ? CRITICAL_SHARE : SHARE);
    const delay = random.fraction() * MAX_DELAY_MS;
    const body = random.pick(textsFor(review));
    if (!isAnswered || !review.is_published || review.comment === '') return [];
    const latest = Date.parse(`${today}T00:00Z`);
    const at = new Date(Math.min(Date.parse(review.created_at) + delay, latest)).toISOString();
    return [
      {
        review_id: review.id,
        clinic_id: clinic,
        body,
        language: review.language,
        created_at: at,
        submitted_at: at,
        submitted_by: 'demo',
        is_published: true,
        moderated_at: at,
        moderated_by: 'demo',
      },
    ];
  });
}

function textsFor({ language, score }: ReviewRow): readonly string[] {
  if (!isLanguage(language)) throw new Error(`no replies in ${language}`);
  const { praise, mixed, critical } = texts[language].replies;
  if (score <= MAX_CRITICAL_SCORE) return critical;
  return score >= MIN_PRAISE_SCORE ? praise : mixed;
}
