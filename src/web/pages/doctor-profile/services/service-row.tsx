import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { DiscountBadge } from '#web/domain/price/discount-badge.tsx';
import { isDiscounted } from '#web/domain/price/is-discounted.ts';
import { Price } from '#web/domain/price/price.tsx';
import { shortWhen } from '#web/lib/i18n/short-when.ts';
import { useApp } from '#web/lib/app.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SmallDisclosure } from '#web/ui/display/disclosure/small-disclosure.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { ServiceInsurers } from './insurers.tsx';
import { serviceDetails } from './service-details.ts';
import styles from './service-row.module.css';

export type OnBook = (service: DoctorService, slot: null) => void;

interface ServiceRowProps {
  service: DoctorService;
  /** The current day in the time zone of the branch. */
  today: PlainDate;
  onBook: OnBook | undefined;
  /** True if the insurers differ from those of the other services. */
  hasOtherInsurers: boolean;
}

/** A service at a branch: duration, patients, prices and next slot. */
export function ServiceRow({ service, today, onBook, hasOtherInsurers }: ServiceRowProps) {
  const t = useT('profile');
  const { language } = useApp();
  const format = useFormat();
  const {
    nearest_slot_datetime: nearest,
    price_conditions: conditions,
    follow_up: followUp,
  } = service;
  const name = service.service.consultation_name;
  return (
    <li className={styles.service}>
      <p className={styles.name}>{name}</p>
      <div className={styles.facts}>
        <p className={styles.price}>
          <Price
            price={service.price}
            total={service.total}
            beforeLabel={t('booking.priceBefore')}
          />
          {isDiscounted(service) ? (
            <DiscountBadge
              percent={service.discount}
              label={t('discount', { percent: service.discount })}
            />
          ) : null}
        </p>
        <p>{serviceDetails(service, t).join(' · ')}</p>
        {followUp === undefined ? null : (
          <p>
            {t('followUp', { price: format.money(followUp.price), minutes: followUp.duration })}
          </p>
        )}
        {onBook === undefined ? null : (
          <p className={nearest === null ? undefined : styles.free}>
            {nearest === null
              ? t('noTimes')
              : t('freeWhen', { when: shortWhen(nearest, today, language) })}
          </p>
        )}
      </div>
      {onBook === undefined || nearest === null ? null : (
        <Button
          variant="secondary"
          size="sm"
          className={styles.book}
          onClick={() => onBook(service, null)}
        >
          {t('booking.book')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
      {hasOtherInsurers ? (
        <div className={styles.more}>
          <ServiceInsurers ids={service.insurances} />
        </div>
      ) : null}
      {conditions === null || conditions.trim() === '' ? null : (
        <div className={styles.more}>
          <SmallDisclosure
            summary={
              <>
                {t('conditions')}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </>
            }
          >
            {/* oxlint-disable-next-line react/no-danger -- sanitised on its way into the database */}
            <div className={styles.prose} dangerouslySetInnerHTML={{ __html: conditions }} />
          </SmallDisclosure>
        </div>
      )}
    </li>
  );
}
