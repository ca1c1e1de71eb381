import type { Language } from '#shared/i18n/languages.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { NameGroup, ReviewText } from '../data/types.ts';
import { textIn } from '../localized.ts';
import type { Random } from '../random.ts';
import type { ReviewRow } from '../rows.ts';

/** The data shared by all reviews of a country. */
export interface ReviewSources {
  readonly today: PlainDate;
  readonly locales: readonly [Language, ...Language[]];
  readonly people: readonly NameGroup[];
  readonly texts: Readonly<Record<Language, readonly ReviewText[]>>;
  readonly maxPerDoctor: number;
}

/** The number and sum of published scores. */
export interface Tally {
  readonly count: number;
  readonly sum: number;
}

const WITHOUT_REVIEWS_SHARE = 0.08;
const DEFAULT_LOCALE_SHARE = 0.85;
const VERIFIED_SHARE = 0.85;
/** The published share of recent reviews; all older ones are published. */
const PUBLISHED_SHARE = 0.5;
const MODERATION_DAYS = 14;
const MAIN_SERVICE_SHARE = 0.7;
const MAX_AGE_DAYS = 900;
const DAY_MS = 86_400_000;
const MAX_SCORE = 10;

/** Returns reviews of one doctor about the given services, the main one first. */
export function reviewRows(
  random: Random,
  doctorId: number,
  serviceIds: readonly number[],
  sources: ReviewSources,
  nextId: () => number,
): ReviewRow[] {
  if (random.chance(WITHOUT_REVIEWS_SHARE)) return [];
  // Squared, so that doctors with many reviews are rare.
  const count = Math.round(sources.maxPerDoctor * random.fraction() ** 2);
  const quality = 7 + random.fraction() * 2.8;
  const used = new Set<ReviewText>();
  const moderatedSince = addDays(sources.today, -MODERATION_DAYS);
  const rows = Array.from({ length: count }, (): ReviewRow => {
    const language = chooseLocale(random, sources.locales);
    const { score, text } = chooseText(random, sources.texts[language], quality, used);
    const group = random.pick(sources.people);
    const author = random.pick(random.chance(0.6) ? group.female : group.male);
    return {
      id: nextId(),
      doctor_id: doctorId,
      service_id:
        serviceIds[0] !== undefined && random.chance(MAIN_SERVICE_SHARE)
          ? serviceIds[0]
          : random.pick(serviceIds),
      author: textIn(author, language),
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
export function tallyByService(reviews: readonly ReviewRow[]): Map<number, Tally> {
  const byService = Map.groupBy(reviews, (review) => review.service_id);
  return new Map([...byService].map(([service, rows]) => [service, tally(rows)]));
}

/** Counts published reviews and adds up their scores. */
export function tally(reviews: readonly ReviewRow[]): Tally {
  const published = reviews.filter((review) => review.is_published);
  return {
    count: published.length,
    sum: published.reduce((sum, review) => sum + review.score, 0),
  };
}

function chooseLocale(random: Random, locales: ReviewSources['locales']): Language {
  return random.chance(DEFAULT_LOCALE_SHARE) ? locales[0] : random.pick(locales);
}

/** Returns a text close to the score, preferably unused for this doctor. */
function chooseText(
  random: Random,
  texts: readonly ReviewText[],
  quality: number,
  used: Set<ReviewText>,
): ReviewText {
  const luck = (random.fraction() + random.fraction() + random.fraction() - 1.5) * 3;
  const score = Math.min(MAX_SCORE, Math.max(1, Math.round(quality + luck)));
  const distance = Math.min(...texts.map((text) => Math.abs(text.score - score)));
  const fitting = texts.filter((text) => Math.abs(text.score - score) === distance);
  const fresh = fitting.filter((text) => !used.has(text));
  const chosen = random.pick(fresh.length > 0 ? fresh : fitting);
  used.add(chosen);
  return chosen;
}

function momentBefore(random: Random, today: PlainDate): string {
  const start = Date.parse(`${addDays(today, -MAX_AGE_DAYS)}T00:00Z`);
  // Ends a day before today (UTC), which is in the past in every time zone.
  const moment = start + random.fraction() * (MAX_AGE_DAYS - 1) * DAY_MS;
  return new Date(Math.floor(moment)).toISOString();
}
