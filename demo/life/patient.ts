import type { Language } from '#shared/i18n/languages.ts';
import { fictionalPhone } from '../country/fictional-phone.ts';
import { REVIEW_LANGUAGES } from '../country/review-languages.ts';
import { SPOKEN_LANGUAGES } from '../country/spoken-languages.ts';
import { textIn } from '../localized.ts';
import { pickWeighted } from '../pick-weighted.ts';
import { createRandom } from '../random.ts';
import type { Life } from './life.ts';

/** A fictional patient. */
export interface Patient {
  readonly given: string;
  readonly surname: string;
  readonly phone: string;
  readonly language: Language;
}

const FEMALE_SHARE = 0.58;

/** Returns the patient with this key. Equal keys are the same person. */
export function patientOf({ seed, country, people }: Life, key: string | number): Patient {
  const random = createRandom(seed, country.code, 'patient', key);
  const shares = REVIEW_LANGUAGES[country.code];
  const language = pickWeighted(random, country.locales, (locale) => shares[locale] ?? 0);
  const group = pickWeighted(random, people, ({ key: culture, weight }) => {
    const speakers = SPOKEN_LANGUAGES[culture]?.[language] ?? 0;
    return weight * speakers ** 2;
  });
  const gender = random.chance(FEMALE_SHARE) ? 'female' : 'male';
  return {
    given: textIn(random.pick(group[gender]), language),
    surname: textIn(random.pick(group.family)[gender], language),
    phone: fictionalPhone(random, country),
    language,
  };
}
