import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { procedureAliasesInEnglish } from './aliases/procedures/en.ts';
import { procedureAliasesInHungarian } from './aliases/procedures/hu.ts';
import { procedureAliasesInKazakh } from './aliases/procedures/kk.ts';
import { procedureAliasesInRomanian } from './aliases/procedures/ro.ts';
import { procedureAliasesInRussian } from './aliases/procedures/ru.ts';
import { specialtyAliasesInEnglish } from './aliases/specialties/en.ts';
import { specialtyAliasesInHungarian } from './aliases/specialties/hu.ts';
import { specialtyAliasesInKazakh } from './aliases/specialties/kk.ts';
import { specialtyAliasesInRomanian } from './aliases/specialties/ro.ts';
import { specialtyAliasesInRussian } from './aliases/specialties/ru.ts';
import type { Aliases, LocalNames } from './types.ts';

const aliases: Record<Language, Aliases> = {
  en: { ...specialtyAliasesInEnglish, ...procedureAliasesInEnglish },
  hu: { ...specialtyAliasesInHungarian, ...procedureAliasesInHungarian },
  kk: { ...specialtyAliasesInKazakh, ...procedureAliasesInKazakh },
  ro: { ...specialtyAliasesInRomanian, ...procedureAliasesInRomanian },
  ru: { ...specialtyAliasesInRussian, ...procedureAliasesInRussian },
};

/** Returns the everyday names of a service; there are none in a language that lacks them. */
export function aliasesOf(slug: string): LocalNames {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const names = aliases[language][slug];
      return names === undefined ? [] : [[language, names]];
    }),
  );
}
