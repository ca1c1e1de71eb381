import { useFormat } from '#web/lib/i18n/use-format.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import styles from './price.module.css';

interface PriceProps {
  /** Before the discount, in the country's currency. */
  price: number;
  /** What the patient pays. */
  total: number;
  /** Read out before the price that is struck through. */
  beforeLabel: string;
}

/** What a visit costs, with the price before the discount struck through. */
export function Price({ price, total, beforeLabel }: PriceProps) {
  const format = useFormat();
  return (
    <span className={styles.price}>
      <span className={styles.total}>{format.money(total)}</span>
      {total < price ? (
        <s className={styles.before}>
          <VisuallyHidden>{beforeLabel}: </VisuallyHidden>
          {format.money(price)}
        </s>
      ) : null}
    </span>
  );
}
