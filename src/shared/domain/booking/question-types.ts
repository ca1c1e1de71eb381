/** The types of questions that a branch asks at booking. */
export const QUESTION_TYPES = [
  'text',
  'integer',
  'boolean',
  'date',
  'email',
  'gender',
  'tax_id',
] as const;

/** Checks whether replies of a type have bounds: the characters of a text, or the value of a number. */
export function hasBounds(type: string): boolean {
  return type === 'text' || type === 'integer';
}
