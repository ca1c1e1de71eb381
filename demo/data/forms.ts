import type { Language } from '#shared/i18n/languages.ts';
import { enForms } from './forms/en.ts';
import { huForms } from './forms/hu.ts';
import { kkForms } from './forms/kk.ts';
import { roForms } from './forms/ro.ts';
import { ruForms } from './forms/ru.ts';
import type { NameForms, Names } from './types.ts';

const forms: Readonly<Record<Language, NameForms>> = {
  en: enForms,
  hu: huForms,
  kk: kkForms,
  ro: roForms,
  ru: ruForms,
};

/** Returns the city as the place of something: "in Dubai". Throws an Error for an unknown slug. */
export function locativeNames(slug: string): Names {
  return inEveryLanguage(slug, ({ cities }) => cities[slug]);
}

/** Returns several doctors of a specialty: "Cardiologists". Throws an Error for an unknown slug. */
export function pluralNames(slug: string): Names {
  return inEveryLanguage(slug, ({ specialties }) => specialties[slug]?.[0]);
}

/** Returns what is booked: "Cardiology consultation". Throws an Error for an unknown slug. */
export function consultationNames(slug: string): Names {
  return inEveryLanguage(slug, ({ specialties }) => specialties[slug]?.[1]);
}

function inEveryLanguage(slug: string, formOf: (forms: NameForms) => string | undefined): Names {
  const form = (language: Language) => {
    const text = formOf(forms[language]);
    if (text === undefined) throw new Error(`No form in "${language}" for ${slug}`);
    return text;
  };
  return { en: form('en'), hu: form('hu'), kk: form('kk'), ro: form('ro'), ru: form('ru') };
}
