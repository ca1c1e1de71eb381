import type { Country } from '#shared/countries/country.ts';
import type { RatedReviews } from '#shared/domain/catalogue/ratings/weighted-rating.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { SPOKEN_LANGUAGES } from '../country/spoken-languages.ts';
import { WORDINGS } from '../country/wording.ts';
import { inLanguages } from '../localized.ts';
import { createRandom, type Random } from '../random.ts';
import type { DoctorRow } from '../rows.ts';
import { makeCareer } from './career.ts';
import { makeDescription } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import { fullName } from './person.ts';
import type { Person } from './person.ts';

/** The slugs of specialties whose practitioners have no doctor's title. */
const WITHOUT_TITLE: readonly string[] = [
  'dietitian',
  'physiotherapist',
  'psychologist',
  'speech-therapist',
];

const ACTIVE_SHARE = 0.97;

/** The person and credentials of a doctor. */
export interface Profile {
  readonly id: number;
  readonly person: Person;
  readonly slug: string;
  readonly isPhysician: boolean;
  /** The slug of the first specialty. */
  readonly specialtySlug: string;
  /** The years of practice. */
  readonly experience: number;
  readonly credentials: Credentials;
}

export function isPhysician(specialtySlug: string): boolean {
  return !WITHOUT_TITLE.includes(specialtySlug);
}

/** Returns the row of a doctor without reviews. */
export function doctorRow(
  random: Random,
  profile: Profile,
  { country, today, seed }: { country: Country; today: PlainDate; seed: number },
): Omit<DoctorRow, keyof RatedReviews> {
  const { id, person, slug, experience, credentials } = profile;
  const thisYear = Number(today.slice(0, 4));
  const since = thisYear - experience;
  const title = (language: keyof typeof WORDINGS) =>
    profile.isPhysician ? WORDINGS[language].title : '';
  return {
    id,
    slug,
    names: inLanguages(country.locales, (language) => title(language) + fullName(person, language)),
    descriptions: makeDescription(random, country.locales),
    // A photograph is of a real person; demo doctors have initials.
    portrait: null,
    practising_since: since,
    academic_statuses: credentials.academicStatuses,
    science_degrees: credentials.scienceDegrees,
    languages: spokenLanguages(random, person, country),
    is_active: random.chance(ACTIVE_SHARE),
    is_draft: false,
    // A separate stream, so that the other data of a doctor does not depend on the career.
    ...makeCareer(createRandom(seed, country.code, 'career', id), country, {
      ...profile,
      since,
      thisYear,
    }),
  };
}

function spokenLanguages(random: Random, { group }: Person, country: Country): string[] {
  const chances = SPOKEN_LANGUAGES[group.key] ?? {};
  return country.doctorLocales.filter((language) => random.chance(chances[language] ?? 0));
}
