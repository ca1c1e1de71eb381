/** The choices of each question, by the name it is stored under; the texts are in the locale files. */
export const CHOICES = {
  purpose: ['book', 'compare', 'prices', 'reviews', 'other'],
  found: ['yes', 'partly', 'no'],
  matters: ['reviews', 'experience', 'price', 'time', 'place'],
} as const;

export type Question = keyof typeof CHOICES;

export const QUESTIONS = ['purpose', 'found', 'matters'] as const satisfies readonly Question[];

/** The name of the free-text answer. */
export const SURVEY_COMMENT = 'better';
