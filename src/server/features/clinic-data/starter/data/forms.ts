import type { Language } from '#shared/i18n/languages.ts';
import { checkData } from './check-data.ts';
import en from './forms/en.json' with { type: 'json' };
import hu from './forms/hu.json' with { type: 'json' };
import kk from './forms/kk.json' with { type: 'json' };
import ro from './forms/ro.json' with { type: 'json' };
import ru from './forms/ru.json' with { type: 'json' };
import { NameForms, type Names, perLanguage } from './types.ts';

const forms = checkData('forms', perLanguage(NameForms), { en, hu, kk, ro, ru });

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
