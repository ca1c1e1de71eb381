import type { PreparationLine } from '#shared/contract/booking/appointments.ts';
import { PREPARATION_KINDS, type Preparation } from '#shared/domain/booking/preparation.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { translatorFor } from '#server/text/translators.ts';

/**
 * Returns the sentences of a preparation, in the order in which a patient follows them. A note in
 * other languages only is left out.
 */
export function describePreparation(
  preparation: Preparation | null,
  language: Language,
): PreparationLine[] {
  if (preparation === null) return [];
  const t = translatorFor('preparation', language);
  const lines = PREPARATION_KINDS.flatMap((kind) => {
    const step = preparation.steps.find((each) => each.kind === kind);
    return step === undefined ? [] : [{ kind, text: t(kind, { count: step.amount ?? 0 }) }];
  });
  const note = preparation.notes[language];
  return note === undefined ? lines : [...lines, { kind: 'note', text: note }];
}
