import type { Country } from '#shared/countries/country.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { doctorTexts } from '../data/doctor-texts.ts';
import type { Names } from '#server/features/clinic-data/starter/data/types.ts';
import { inLanguages, textIn, translated } from '../localized.ts';
import type { Random } from '../random.ts';
import type { Json } from '#server/features/clinic-data/starter/service-rows.ts';

/** The titles and qualifications in a profile. */
export interface Credentials {
  readonly academicStatuses: Json | null;
  readonly scienceDegrees: Json | null;
  readonly qualifications: Json | null;
}

const NONE: Credentials = { academicStatuses: null, scienceDegrees: null, qualifications: null };
const ACADEMIC_SHARE = 0.12;
const DEGREE_SHARE = 0.16;
const QUALIFICATION_SHARE = 0.6;
/** The years of practice after which each qualification is likely, the highest first. */
const QUALIFIED_AFTER = [18, 9, 0];

/** Returns credentials by experience. Non-physicians have none. */
export function makeCredentials(
  random: Random,
  { code, locales }: Pick<Country, 'code' | 'locales'>,
  { isPhysician, experience }: { isPhysician: boolean; experience: number },
): Credentials {
  if (!isPhysician) return NONE;
  const maybe = (share: number, names: Names | undefined) =>
    names !== undefined && random.chance(share) ? translated(locales, names) : null;
  const isSenior = experience >= 10;
  const rank = QUALIFIED_AFTER.findIndex((years) => experience >= years);
  return {
    academicStatuses: maybe(
      isSenior ? ACADEMIC_SHARE : 0,
      random.pick(doctorTexts.academicStatuses),
    ),
    scienceDegrees: maybe(isSenior ? DEGREE_SHARE : 0, random.pick(doctorTexts.scienceDegrees)),
    qualifications: maybe(QUALIFICATION_SHARE, doctorTexts.qualifications[code][rank]),
  };
}

/** Returns a description of a few generic sentences. */
export function makeDescription(random: Random, languages: readonly Language[]): Json {
  const sentences = random.sample(doctorTexts.abouts, random.integer(2, 5));
  return inLanguages(languages, (language) =>
    sentences.map((sentence) => textIn(sentence, language)).join(' '),
  );
}
