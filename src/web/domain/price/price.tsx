import { useFormat } from '#web/lib/i18n/use-format.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { isDiscounted } from './is-discounted.ts';
import styles from './price.module.css';

interface PriceProps {
  /** The price before the discount, in the country's currency. */
  price: number;
  /** The price to pay. */
  total: number;
  /** The label of the crossed-out price for screen readers. */
  beforeLabel: string;
}

/** The price to pay, with the price before the discount crossed out. */
export function Price({ price, total, beforeLabel }: PriceProps) {
  const format = useFormat();
  return (
    <span className={styles.price}>
      <span className={styles.total}>{format.money(total)}</span>
      {isDiscounted({ price, total }) ? (
        <s className={styles.before}>
          <VisuallyHidden>{beforeLabel}: </VisuallyHidden>
          {format.money(price)}
        </s>
      ) : null}
    </span>
  );
}
