import { lowerFirst } from '#shared/domain/text/lower-first.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import en from './aliases/en.json' with { type: 'json' };
import hu from './aliases/hu.json' with { type: 'json' };
import kk from './aliases/kk.json' with { type: 'json' };
import ro from './aliases/ro.json' with { type: 'json' };
import ru from './aliases/ru.json' with { type: 'json' };
import { checkData } from './check-data.ts';
import { Aliases, type LocalNames, perLanguage } from './types.ts';

const aliases = checkData('aliases', perLanguage(Aliases), { en, hu, kk, ro, ru });

/** The everyday names of a service for children after the name of that for adults. */
const forChildren: Record<Language, (adults: string) => string> = {
  en: (adults) => `kids ${adults}`,
  hu: (adults) => `gyerek ${adults}`,
  kk: (adults) => `балаларға ${adults}`,
  ro: (adults) => `${adults} pentru copii`,
  ru: (adults) => `${adults} детям`,
};

/**
 * Returns the everyday names of a service, and of its variant for children also that by the name for
 * adults; there are none in a language that lacks them.
 */
export function aliasesOf(slug: string, adults?: LocalNames): LocalNames {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const names = aliases[language][slug];
      const name = adults?.[language];
      if (names === undefined) return [];
      return [[language, name === undefined ? names : `${names}, ${childName(name, language)}`]];
    }),
  );
}

function childName(adults: string, language: Language): string {
  return forChildren[language](lowerFirst(adults)).replaceAll(',', '');
}
