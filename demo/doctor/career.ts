import type { Country } from '#shared/countries/country.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { careerPlaces, conditions } from '../data/careers.ts';
import type { LocalNames } from '#server/features/clinic-data/starter/data/types.ts';
import { textIn } from '../localized.ts';
import { fillDigits } from '../country/fill-digits.ts';
import type { Random } from '../random.ts';
import type { DoctorRow } from '../rows.ts';

type CareerRow = Pick<DoctorRow, 'register_number' | 'education' | 'workplaces' | 'conditions'>;

interface Studies {
  readonly id: number;
  readonly isPhysician: boolean;
  readonly specialtySlug: string;
  /** The year of the first practice. */
  readonly since: number;
  readonly thisYear: number;
}

const DEGREES = {
  medicine: {
    en: 'medicine',
    hu: 'általános orvostudományi kar',
    kk: 'жалпы медицина',
    ro: 'medicină generală',
    ru: 'лечебное дело',
  },
  dentistry: {
    en: 'dentistry',
    hu: 'fogorvostudományi kar',
    kk: 'стоматология',
    ro: 'medicină dentară',
    ru: 'стоматология',
  },
} as const satisfies Record<string, Record<Language, string>>;

const RESIDENCY: Readonly<Record<Language, string>> = {
  en: 'Residency',
  hu: 'Rezidensképzés',
  kk: 'Резидентура',
  ro: 'Rezidențiat',
  ru: 'Ординатура',
};

const DENTISTS = new Set(['dentist', 'orthodontist', 'oral-surgeon', 'periodontist']);
const RESIDENCY_YEARS = 3;
/** The share of doctors who also work in a hospital. */
const IN_HOSPITAL_SHARE = 0.6;
const MAX_WORKPLACES = 3;
/** The least years at a workplace. */
const MIN_STAY = 3;

/** Returns the career of a doctor: studies, residency and hospitals that follow each other. */
export function makeCareer(random: Random, country: Country, studies: Studies): CareerRow {
  const { id, isPhysician, specialtySlug, since } = studies;
  const slug = specialtySlug.replace('pediatric-', '');
  const treated = conditions[slug] ?? [];
  if (!isPhysician) {
    return { register_number: null, education: [], workplaces: [], conditions: treated };
  }
  const { universities, hospitals, registerPattern } = careerPlaces[country.code];
  const degree = DEGREES[DENTISTS.has(slug) ? 'dentistry' : 'medicine'];
  const [school, hospital] = [random.pick(universities), random.pick(hospitals)];
  const join = (text: (language: Language) => string) =>
    Object.fromEntries(country.locales.map((language) => [language, text(language)]));
  return {
    register_number: fillDigits(registerPattern, id),
    education: [
      {
        names: join((language) => `${textIn(school, language)}, ${degree[language]}`),
        year: since - RESIDENCY_YEARS,
      },
      {
        names: join((language) => `${RESIDENCY[language]}, ${textIn(hospital, language)}`),
        year: since,
      },
    ],
    workplaces: makeWorkplaces(random, hospitals, studies),
    conditions: treated,
  };
}

function makeWorkplaces(
  random: Random,
  hospitals: readonly LocalNames[],
  { since, thisYear }: Studies,
) {
  const count = Math.min(MAX_WORKPLACES, Math.floor((thisYear - since) / MIN_STAY));
  const stay = Math.floor((thisYear - since) / Math.max(1, count));
  const isStillThere = random.chance(IN_HOSPITAL_SHARE);
  return random
    .sample(hospitals, count)
    .map((names, index) => ({
      names,
      from: since + index * stay,
      to: index === count - 1 && isStillThere ? null : since + (index + 1) * stay,
    }))
    .toReversed();
}
