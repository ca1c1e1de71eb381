import { lowerFirst } from '../domain/text/lower-first.ts';
import type { Language } from './languages.ts';

/** English writes specialties and titles with capitals in a list; the others only the first. */
const KEEPS_CAPITALS: ReadonlySet<Language> = new Set(['en']);

/** Joins names with commas: "Кардиолог, терапевт". */
export function formatList(names: readonly string[], language: Language): string {
  return names
    .map((name, index) => (index === 0 || KEEPS_CAPITALS.has(language) ? name : lowerFirst(name)))
    .join(', ');
}
