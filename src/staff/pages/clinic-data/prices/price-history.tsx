import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  PriceCell,
  PriceHistory as History,
} from '#shared/contract/clinic-data/prices/prices.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { SETUP } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import styles from './prices.module.css';

interface PriceHistoryProps {
  /** The price that had the focus last; null before the first. */
  cell: PriceCell | null;
  /** The service and the doctor of the price. */
  name: string;
  /** Opens the follow-up of the price. */
  onFollowUp: (cell: PriceCell) => void;
}

/** The last change of a price, a dialog with all changes, and the way to its follow-up. */
export function PriceHistory({ cell, name, onFollowUp }: PriceHistoryProps) {
  const t = useText('prices');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const change = cell?.last_change ?? null;
  return (
    <div className={styles.history}>
      <span role="status">{lastChange()}</span>
      {cell === null || change === null ? null : (
        <>
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
            {t('history.open')}
          </Button>
          <Dialog open={isOpen} onClose={() => setOpen(false)} title={name}>
            <Changes id={cell.id} />
          </Dialog>
        </>
      )}
      {cell === null ? null : (
        <Button variant="quiet" size="sm" onClick={() => onFollowUp(cell)}>
          {t(cell.follow_up_price === null ? 'followUp.add' : 'followUp.edit')}
        </Button>
      )}
    </div>
  );

  function priceOf(price: number | null): string {
    return price === null ? '–' : format.number(price);
  }
  function lastChange(): string {
    if (cell === null) return '';
    if (change === null) return t('history.none', { name });
    return t(change.is_of_follow_up ? 'followUp.last' : 'history.last', {
      name,
      at: format.dateTime(change.at),
      actor: change.actor ?? '–',
      price: priceOf(change.old_price),
    });
  }
}

function Changes({ id }: { id: number }) {
  const t = useText('prices');
  const format = useFormat();
  const { api } = useStaffApp();
  const priceOf = (price: number | null) => (price === null ? '–' : format.number(price));
  const query = useQuery({
    queryKey: [SETUP, 'prices', 'changes', id],
    queryFn: () => api.priceChanges({ id }),
  });
  return (
    <QueryView query={query}>
      {({ changes }) => (
        <ol className={styles.log}>
          {changes.map((change) => (
            <li key={change.id}>
              <span className={styles.note}>
                {format.dateTime(change.at)}, {change.actor ?? '–'}
              </span>
              {isSamePrice(change) ? null : (
                <span>
                  {format.number(change.old_price)} → {format.number(change.new_price)}
                  {change.old_discount === change.new_discount
                    ? null
                    : ` (${t('history.discount', {
                        before: format.number(change.old_discount),
                        after: format.number(change.new_discount),
                      })})`}
                </span>
              )}
              {change.old_follow_up_price === change.new_follow_up_price ? null : (
                <span>
                  {t('followUp.change', {
                    before: priceOf(change.old_follow_up_price),
                    after: priceOf(change.new_follow_up_price),
                  })}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

type Change = History['changes'][number];

function isSamePrice({ old_price, new_price, old_discount, new_discount }: Change): boolean {
  return old_price === new_price && old_discount === new_discount;
}
