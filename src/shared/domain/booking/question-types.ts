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
