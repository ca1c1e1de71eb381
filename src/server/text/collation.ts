import type { Language } from '#shared/i18n/languages.ts';

const collators = new Map<Language, Intl.Collator>();

/** Returns a comparator by name in the language's order, with numbers by value: 2 before 10. */
export function byName(language: Language) {
  let collator = collators.get(language);
  if (collator === undefined) {
    collator = new Intl.Collator(language, { numeric: true });
    collators.set(language, collator);
  }
  const { compare } = collator;
  return (a: { name: string }, b: { name: string }) => compare(a.name, b.name);
}
