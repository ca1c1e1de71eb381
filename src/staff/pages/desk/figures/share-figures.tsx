import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
import { shareOf } from './share-of.ts';
import styles from './figures.module.css';

/** The figures that are one number: minutes filled again, changes by the clinic, and the wait. */
export function ShareFigures({
  figures: { refill, by_clinic: byClinic, by_patient: byPatient, wait },
}: {
  figures: Figures;
}) {
  const t = useText('figures');
  const format = useFormat();
  const share = (count: number, total: number) => {
    const value = shareOf(count, total);
    return value === null ? '–' : format.percent(value);
  };
  const minutes = (value: number | null) =>
    value === null ? '–' : t('minutes', { count: Math.round(value) });
  const of = (count: number, total: number) =>
    t('of', { number: format.number(count), total: format.number(total) });
  const numbers = [
    {
      name: t('refill'),
      value: share(refill.refilled_minutes, refill.cancelled_minutes),
      note: of(refill.refilled_minutes, refill.cancelled_minutes),
    },
    {
      name: t('moved'),
      value: share(byClinic.moved, byClinic.appointments),
      note: of(byClinic.moved, byClinic.appointments),
    },
    {
      name: t('cancelled'),
      value: share(byClinic.cancelled, byClinic.appointments),
      note: of(byClinic.cancelled, byClinic.appointments),
    },
    {
      name: t('late'),
      value: share(byPatient.late, byPatient.cancelled),
      note: of(byPatient.late, byPatient.cancelled),
    },
    {
      name: t('waitMedian'),
      value: minutes(wait.median_minutes),
      note: t('appointments', { count: wait.appointments }),
    },
    {
      name: t('waitLong'),
      value: minutes(wait.p90_minutes),
      note: t('appointments', { count: wait.appointments }),
    },
  ];
  return (
    <Card tag="section">
      <dl className={styles.numbers}>
        {numbers.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={common.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
