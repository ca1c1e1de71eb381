import { useState } from 'react';
import { MAX_PRICE_CHANGES } from '#shared/contract/clinic-data/prices/limits.ts';
import type {
  PlannedPrice,
  PriceCell,
  PriceGrid,
} from '#shared/contract/clinic-data/prices/prices.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useRefreshSetup } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import common from '#staff/ui/common.module.css';
import styles from './prices.module.css';
import { usePriceLine } from './use-price-line.ts';

interface Planned {
  cell: PriceCell;
  plan: PlannedPrice;
}

/** The prices that take effect on a later day, by day. They can be undone until then. */
export function PlannedPrices({ grid }: { grid: PriceGrid }) {
  const t = useText('prices');
  const format = useFormat();
  const { api, language } = useStaffApp();
  const refresh = useRefreshSetup();
  const showToast = useToast();
  const { lineOf, followUpLineOf } = usePriceLine(grid);
  const [undoing, setUndoing] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const planned = grid.cells.flatMap((cell): Planned[] =>
    cell.planned === null ? [] : [{ cell, plan: cell.planned }],
  );
  const byDay = [...Map.groupBy(planned, ({ plan }) => plan.starts_on)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  if (planned.length === 0 && failure === null) return null;

  async function undo(plans: readonly Planned[]) {
    setUndoing(plans[0]?.plan.id ?? null);
    setFailure(null);
    const ids = plans.slice(0, MAX_PRICE_CHANGES).map(({ plan }) => plan.id);
    try {
      await api.undoPlannedPrices({ ids });
      const number = format.number(ids.length);
      showToast({ tone: 'success', message: t('planned.undone', { number }) });
    } catch (error) {
      setFailure(error);
    }
    await refresh();
    setUndoing(null);
  }

  return (
    <section className={styles.planned}>
      <h2 className={common.title}>{t('planned.title')}</h2>
      <FailureNotice error={failure} />
      {byDay.map(([day, plans]) => (
        <details key={day} open={byDay.length === 1 && plans.length < 6}>
          <summary>
            {t('planned.day', {
              day: formatDay(day, language, 'year'),
              number: format.number(plans.length),
            })}
          </summary>
          <ul className={styles.plans}>
            {plans.map((change) => (
              <li key={change.plan.id} className={styles.plan}>
                <span>
                  {lineOf(change.cell, change.plan.price)}{' '}
                  {change.plan.follow_up_price === null ? null : (
                    <span className={styles.followUpLine}>
                      {followUpLineOf(change.cell, change.plan.follow_up_price)}
                    </span>
                  )}
                  <span className={common.quiet}>{change.plan.planned_by}</span>
                </span>
                <Button
                  variant="quiet"
                  size="sm"
                  inProgress={undoing === change.plan.id}
                  onClick={() => void undo([change])}
                >
                  {t('planned.undo')}
                </Button>
              </li>
            ))}
          </ul>
          {plans.length === 1 ? null : (
            <Button variant="secondary" size="sm" onClick={() => void undo(plans)}>
              {t('planned.undoAll')}
            </Button>
          )}
        </details>
      ))}
    </section>
  );
}
