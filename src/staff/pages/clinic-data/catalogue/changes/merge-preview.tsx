import type { Merge } from '#shared/contract/clinic-data/setup/catalogue-changes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import styles from './changes.module.css';

/** The result of a merge: the number of moved rows, and the offers that are dropped for others. */
export function MergePreview({ merge }: { merge: Merge }) {
  const t = useText('catalogue');
  const nameOf = useNameOf();
  const { country, language } = useStaffApp();
  const money = (amount: number) => formatMoney(amount, countryOf(country).currency, language);
  return (
    <div className={styles.content} role="status">
      <p>{t('merge.moved', { number: merge.moved })}</p>
      {merge.conflicts.length === 0 ? null : (
        <>
          <p>{t('merge.conflicts', { number: merge.conflicts.length })}</p>
          <ul className={styles.conflicts}>
            {merge.conflicts.map((conflict) => (
              <li key={`${nameOf(conflict.doctor_names)} ${nameOf(conflict.branch_names)}`}>
                {nameOf(conflict.doctor_names)}, {nameOf(conflict.branch_names)}:{' '}
                {conflict.kept_price === conflict.dropped_price
                  ? t('merge.samePrice', { price: money(conflict.kept_price) })
                  : t('merge.prices', {
                      kept: money(conflict.kept_price),
                      dropped: money(conflict.dropped_price),
                    })}
                {conflict.is_kept_active ? '' : ` ${t('merge.keptHidden')}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
