import { Info } from 'lucide-react';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import { DiscountBadge } from '#web/domain/price/discount-badge.tsx';
import { isDiscounted } from '#web/domain/price/is-discounted.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import styles from './service-price.module.css';

/** The price of a doctor's service, with the discount and whether conditions apply. */
export function ServicePrice({ service }: { service: DoctorService }) {
  const t = useT('doctors');
  const format = useFormat();
  return (
    <p className={styles.price}>
      <VisuallyHidden>{t('card.price')}</VisuallyHidden>
      <span className={styles.total}>{format.money(service.total)}</span>
      {isDiscounted(service) ? (
        <>
          <VisuallyHidden>{t('card.priceBefore')}</VisuallyHidden>
          <s className={styles.before}>{format.money(service.price)}</s>
          <DiscountBadge
            percent={service.discount}
            label={t('card.discount', { percent: service.discount })}
          />
        </>
      ) : null}
      {service.price_conditions === null ? null : (
        <span className={styles.conditions}>
          <Icon of={Info} size={16} />
          <span>{t('card.conditions')}</span>
        </span>
      )}
    </p>
  );
}
