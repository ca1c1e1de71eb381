import { lowerFirst } from '#shared/domain/text/lower-first.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import procedureAliasesInEnglish from './aliases/procedures/en.json' with { type: 'json' };
import procedureAliasesInHungarian from './aliases/procedures/hu.json' with { type: 'json' };
import procedureAliasesInKazakh from './aliases/procedures/kk.json' with { type: 'json' };
import procedureAliasesInRomanian from './aliases/procedures/ro.json' with { type: 'json' };
import procedureAliasesInRussian from './aliases/procedures/ru.json' with { type: 'json' };
import specialtyAliasesInEnglish from './aliases/specialties/en.json' with { type: 'json' };
import specialtyAliasesInHungarian from './aliases/specialties/hu.json' with { type: 'json' };
import specialtyAliasesInKazakh from './aliases/specialties/kk.json' with { type: 'json' };
import specialtyAliasesInRomanian from './aliases/specialties/ro.json' with { type: 'json' };
import specialtyAliasesInRussian from './aliases/specialties/ru.json' with { type: 'json' };
import type { Aliases, LocalNames } from './types.ts';

const aliases: Record<Language, Aliases> = {
  en: { ...specialtyAliasesInEnglish, ...procedureAliasesInEnglish },
  hu: { ...specialtyAliasesInHungarian, ...procedureAliasesInHungarian },
  kk: { ...specialtyAliasesInKazakh, ...procedureAliasesInKazakh },
  ro: { ...specialtyAliasesInRomanian, ...procedureAliasesInRomanian },
  ru: { ...specialtyAliasesInRussian, ...procedureAliasesInRussian },
};

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
