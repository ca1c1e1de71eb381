import type { Language } from '#shared/i18n/languages.ts';
import type { RatedReviews } from '#shared/domain/catalogue/ratings/weighted-rating.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { NameGroup, Reviews } from '#demo/data/types.ts';
import { pickWeighted } from '#demo/pick-weighted.ts';
import type { Random } from '#demo/random.ts';
import type { CatalogueService } from '#server/features/clinic-data/starter/service-catalogue.ts';
import type { ReviewRow } from '#demo/rows.ts';
import { audienceOf } from './review-audience.ts';
import { reviewAuthor } from './review-author.ts';
import { reviewScore, reviewText } from './review-text.ts';

/** The data shared by all reviews of a country. */
export interface ReviewSources {
  readonly today: PlainDate;
  /** The shares of the languages. */
  readonly languages: readonly (readonly [Language, number])[];
  readonly people: readonly NameGroup[];
  readonly texts: Readonly<Record<Language, Reviews>>;
  readonly maxPerDoctor: number;
}

const WITHOUT_REVIEWS_SHARE = 0.08;
const VERIFIED_SHARE = 0.85;
/** The published share of recent reviews; all older ones are published. */
const PUBLISHED_SHARE = 0.5;
const MODERATION_DAYS = 14;
const MAIN_SERVICE_SHARE = 0.7;
/** The share of reviews about a child that mention the child. */
const PARENT_TEXT_SHARE = 0.6;
const MAX_AGE_DAYS = 900;
const DAY_MS = 86_400_000;

/** Returns reviews of one doctor about the given services, the main one first. */
export function reviewRows(
  random: Random,
  doctorId: number,
  services: readonly CatalogueService[],
  sources: ReviewSources,
  nextId: () => number,
): ReviewRow[] {
  const [main] = services;
  if (main === undefined || random.chance(WITHOUT_REVIEWS_SHARE)) return [];
  // Squared, so that doctors with many reviews are rare.
  const count = Math.round(sources.maxPerDoctor * random.fraction() ** 2);
  const quality = 7 + random.fraction() * 2.8;
  const used = new Set<string>();
  const moderatedSince = addDays(sources.today, -MODERATION_DAYS);
  const rows = Array.from({ length: count }, (): ReviewRow => {
    const [language] = pickWeighted(random, sources.languages, ([, share]) => share);
    const service = random.chance(MAIN_SERVICE_SHARE) ? main : random.pick(services);
    const audience = audienceOf(service, main);
    const isOfParent = audience === 'parents' && random.chance(PARENT_TEXT_SHARE);
    const { score, text } = reviewText(
      random,
      sources.texts[language][isOfParent ? 'parents' : 'patients'],
      reviewScore(random, quality),
      used,
    );
    return {
      id: nextId(),
      doctor_id: doctorId,
      service_id: service.id,
      author: reviewAuthor(random, sources.people, language, audience),
      score,
      comment: text,
      language,
      evidence: random.chance(VERIFIED_SHARE) ? 'booked' : null,
      is_published: random.chance(PUBLISHED_SHARE),
      created_at: momentBefore(random, sources.today),
    };
  });
  return rows.map((row) => ({
    ...row,
    is_published: row.is_published || row.created_at < moderatedSince,
  }));
}

/** Counts published reviews by service. */
export function tallyByService(reviews: readonly ReviewRow[]): Map<number, RatedReviews> {
  const byService = Map.groupBy(reviews, (review) => review.service_id);
  return new Map([...byService].map(([service, rows]) => [service, tally(rows)]));
}

/** Counts published reviews and adds up their scores. */
export function tally(reviews: readonly ReviewRow[]): RatedReviews {
  const published = reviews.filter((review) => review.is_published);
  const unproved = published.filter((review) => review.evidence === null);
  return {
    feedback_count: published.length,
    feedback_sum: sumOf(published),
    unproved_count: unproved.length,
    unproved_sum: sumOf(unproved),
  };
}

function sumOf(reviews: readonly ReviewRow[]): number {
  return reviews.reduce((sum, review) => sum + review.score, 0);
}

function momentBefore(random: Random, today: PlainDate): string {
  const start = Date.parse(`${addDays(today, -MAX_AGE_DAYS)}T00:00Z`);
  // Ends a day before today (UTC), which is in the past in every time zone.
  const moment = start + random.fraction() * (MAX_AGE_DAYS - 1) * DAY_MS;
  return new Date(Math.floor(moment)).toISOString();
}
