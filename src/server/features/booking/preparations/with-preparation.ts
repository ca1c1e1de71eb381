import { REMINDED_STEPS, type Preparation } from '#shared/domain/booking/preparation.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { segmentsOf } from '#server/gateways/sms/segments.ts';
import { translatorFor } from '#server/text/translators.ts';

const MAX_SEGMENTS = 2;

/**
 * Adds to a reminder what the patient has to know the day before. If that takes a third segment, says
 * that the link has it; if even that does, returns the reminder as it is.
 */
export function withPreparation(
  reminder: string,
  preparation: Preparation | null,
  language: Language,
): string {
  if (preparation === null) return reminder;
  const t = translatorFor('server', language);
  const sentences = REMINDED_STEPS.flatMap((kind) => {
    const step = preparation.steps.find((each) => each.kind === kind);
    return step === undefined ? [] : [t(`sms.prepare.${kind}`, { hours: String(step.amount) })];
  });
  const hasMore = preparation.steps.length > sentences.length || language in preparation.notes;
  if (sentences.length === 0 && !hasMore) return reminder;
  const more = hasMore ? [t('sms.prepare.more')] : [];
  const texts = [[...sentences, ...more], sentences, [t('sms.prepare.more')]];
  const fitting = texts
    .filter((parts) => parts.length > 0)
    .map((parts) => `${reminder}\n${parts.join(' ')}`)
    .find((text) => segmentsOf(text).parts.length <= MAX_SEGMENTS);
  return fitting ?? reminder;
}
