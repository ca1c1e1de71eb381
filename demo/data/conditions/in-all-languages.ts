import type { Names } from '../types.ts';

/** Returns a name in all languages, which are in alphabetical order of their codes. */
export function inAllLanguages(en: string, hu: string, kk: string, ro: string, ru: string): Names {
  return { en, hu, kk, ro, ru };
}
