import type { OwnReview } from '#shared/contract/booking/own-review.ts';
import { useT } from '#web/lib/i18n/use-t.ts';

/** Tells authors where their review is; of a rejected one, why and what they can do. */
export function ReviewDecision({ feedback }: { feedback: OwnReview }) {
  const t = useT('feedback');
  const { id, state, rejection_reason: reason } = feedback;
  if (state !== 'rejected') return <p>{t(`state.${state}`)}</p>;
  const number = String(id);
  return (
    <>
      {reason === null ? null : <p>{t(`rejected.reasons.${reason}`)}</p>}
      <p>{helpOf()}</p>
    </>
  );

  function helpOf() {
    if (reason === 'personal_data') return t('rejected.withoutDetails', { number });
    if (reason === 'author_request') return t('rejected.again', { number });
    return t('rejected.text', { number });
  }
}
