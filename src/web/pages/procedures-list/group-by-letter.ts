import type { Language } from '#shared/i18n/languages.ts';

interface LetterGroup<T> {
  letter: string;
  items: T[];
}

/**
 * Groups sorted items by first letter, as a dictionary of the language does: in Hungarian, Á is
 * sorted with A, but Ö is a separate letter.
 */
export function groupByLetter<T extends { name: string }>(
  sorted: readonly T[],
  language: Language,
): LetterGroup<T>[] {
  const collator = new Intl.Collator(language, { sensitivity: 'base' });
  const groups: LetterGroup<T>[] = [];
  for (const item of sorted) {
    const first = (item.name[0] ?? '').toLocaleUpperCase(language);
    const plain = first.normalize('NFD')[0] ?? first;
    const letter = collator.compare(first, plain) === 0 ? plain : first;
    const last = groups.at(-1);
    if (last?.letter === letter) last.items.push(item);
    else groups.push({ letter, items: [item] });
  }
  return groups;
}
