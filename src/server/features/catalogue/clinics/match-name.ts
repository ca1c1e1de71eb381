import type { Names } from '#server/features/catalogue/reference/reference.ts';

/** Converts to lower case without accents, so that "arpad" matches "Árpád". */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Returns a predicate for names that contain the text in any language; without text all pass. */
export function nameMatcher(text: string | undefined): (names: Names) => boolean {
  const part = fold(text ?? '');
  if (part === '') return () => true;
  return (names) => Object.values(names).some((name) => fold(name).includes(part));
}
