import { Plus } from 'lucide-react';
import type { PriceCell } from '#shared/contract/clinic-data/prices/prices.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './prices.module.css';

interface FollowUpButtonProps {
  cell: PriceCell;
  /** The service and the doctor of the price. */
  name: string;
  onPress: () => void;
}

/** The follow-up below a price, or the way to add one. F2 does the same, so that Tab goes from price to price. */
export function FollowUpButton({ cell, name, onPress }: FollowUpButtonProps) {
  const t = useText('prices');
  const format = useFormat();
  const { follow_up_price: price, follow_up_minutes: minutes } = cell;
  const text =
    price === null
      ? t('followUp.add')
      : t('followUp.cell', {
          price: format.number(price),
          minutes: format.number(minutes ?? 0),
        });
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.followUp}
      data-absent={price === null || undefined}
      aria-label={`${name}: ${text}`}
      onClick={onPress}
    >
      {price === null ? (
        <>
          <Icon of={Plus} size={16} /> {t('followUp.short')}
        </>
      ) : (
        text
      )}
    </button>
  );
}
