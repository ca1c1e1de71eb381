import type { ApiErrorItem } from '#shared/contract/errors.ts';
import type { FeedbackValues } from './feedback-values.ts';

/** The fields of the form that the API's own fields are typed into. */
const FIELDS: Readonly<Record<string, keyof FeedbackValues>> = {
  score: 'score',
  comment: 'comment',
  would_recommend: 'recommend',
};

/** The API's messages by field of the form; under '' those that belong to none. */
export function bindFeedbackErrors(errors: readonly ApiErrorItem[]): Record<string, string[]> {
  const bound: Record<string, string[]> = {};
  for (const { attr, detail } of errors) {
    (bound[FIELDS[attr ?? ''] ?? ''] ??= []).push(detail);
  }
  return bound;
}
