import { useQuery } from '@tanstack/react-query';
import type { Neutrality } from '#shared/contract/reviews/staff-reviews.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import styles from './reviews.module.css';

/** The decisions about the last reviews with low and with high scores, and an alarm if they are uneven. */
export function NeutralityNumbers() {
  const t = useText('reviews');
  const { api } = useStaffApp();
  const query = useQuery({ queryKey: ['neutrality'], queryFn: () => api.neutrality() });
  return (
    <section className={styles.neutrality} aria-labelledby="neutrality">
      <h2 id="neutrality" className={styles.sideTitle}>
        {t('neutrality.title')}
      </h2>
      <QueryView query={query}>
        {({ low, high, is_biased: isBiased }) => (
          <>
            {isBiased ? (
              <Notice tone="error" title={t('neutrality.biased')} announce>
                {t('neutrality.biasedText')}
              </Notice>
            ) : null}
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('neutrality.scores')}</th>
                  <th scope="col">{t('neutrality.low')}</th>
                  <th scope="col">{t('neutrality.high')}</th>
                </tr>
              </thead>
              <tbody>
                <NumbersRow name="rejected" low={low} high={high} />
                <NumbersRow name="median" low={low} high={high} />
                <NumbersRow name="decided" low={low} high={high} />
              </tbody>
            </table>
          </>
        )}
      </QueryView>
    </section>
  );
}

interface NumbersRowProps extends Pick<Neutrality, 'low' | 'high'> {
  name: 'rejected' | 'median' | 'decided';
}

function NumbersRow({ name, low, high }: NumbersRowProps) {
  const t = useText('reviews');
  const format = useFormat();
  const show = (share: Neutrality['low']) => {
    const { rejection_share: rejected, median_seconds: median, count } = share;
    if (name === 'decided') return format.number(count);
    if (name === 'rejected') return rejected === null ? '–' : format.percent(rejected);
    return median === null ? '–' : format.duration(median);
  };
  return (
    <tr>
      <th scope="row">{t(`neutrality.${name}`)}</th>
      <td>{show(low)}</td>
      <td>{show(high)}</td>
    </tr>
  );
}
