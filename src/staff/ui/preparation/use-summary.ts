import type { Preparation } from '#shared/domain/booking/preparation.ts';
import { useText } from '../../lib/staff-app.ts';
import { isEmptyPreparation } from './preparation-record.ts';

/** Returns a function that lists the steps of a preparation in one line. */
export function usePreparationSummary(): (preparation: Preparation | null) => string {
  const t = useText('preparations');
  return (preparation) => {
    if (preparation === null || isEmptyPreparation(preparation)) return t('none');
    const { steps, notes } = preparation;
    const parts = steps.map(({ kind, amount }) =>
      amount === null ? t(`steps.${kind}`) : `${t(`steps.${kind}`)}: ${amount}`,
    );
    return [...parts, ...(Object.keys(notes).length > 0 ? [t('note')] : [])].join(' · ');
  };
}
