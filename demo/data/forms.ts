import type { Language } from '#shared/i18n/languages.ts';
import enForms from './forms/en.json' with { type: 'json' };
import huForms from './forms/hu.json' with { type: 'json' };
import kkForms from './forms/kk.json' with { type: 'json' };
import roForms from './forms/ro.json' with { type: 'json' };
import ruForms from './forms/ru.json' with { type: 'json' };
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
