import type { Names } from '#server/features/reference/index.ts';

/** Lower case without accents, so that "arpad" is found in "Árpád". */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Tells whether a name has the text in it, in any language; every name has no text in it. */
export function nameMatcher(text: string | undefined): (names: Names) => boolean {
  const part = fold(text ?? '');
  if (part === '') return () => true;
  return (names) => Object.values(names).some((name) => fold(name).includes(part));
}
