import type { Language } from '#shared/i18n/languages.ts';

interface LetterGroup<T> {
  letter: string;
  items: T[];
}

/** The letters that are written with two or three characters. */
const MULTIGRAPHS: Partial<Record<Language, RegExp>> = {
  hu: /^(?:dzs|cs|dz|gy|ly|ny|sz|ty|zs)/i,
};

/**
 * Groups sorted items by first letter, as a dictionary of the language does: in Hungarian Á belongs
 * to A, while Ö and Sz are separate letters.
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
    const multigraph = MULTIGRAPHS[language]?.exec(item.name)?.[0].slice(1).toLowerCase();
    const letter = collator.compare(first, plain) === 0 ? plain + (multigraph ?? '') : first;
    const last = groups.at(-1);
    if (last?.letter === letter) last.items.push(item);
    else groups.push({ letter, items: [item] });
  }
  return groups;
}
