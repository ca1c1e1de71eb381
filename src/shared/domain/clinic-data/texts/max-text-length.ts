import { MAX_DIRECTIONS_LENGTH, MAX_NAME, MAX_TEXT } from '../content/content-fields.ts';
import type { TextField } from './text-fields.ts';

/** Returns the most characters of a text in one language. */
export function maxTextLength(field: TextField): number {
  if (field === 'directions') return MAX_DIRECTIONS_LENGTH;
  return field === 'descriptions' || field === 'alternate_names' ? MAX_TEXT : MAX_NAME;
}

/** Returns true for a text of several lines; any other is a name. */
export function isLongText(field: TextField): boolean {
  return maxTextLength(field) > MAX_NAME;
}
