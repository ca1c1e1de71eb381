import { useQuery } from '@tanstack/react-query';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { Price } from '#web/domain/price/price.tsx';
import { shortWhen } from '#web/features/slots/short-when.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { insurancesQuery } from '#web/lib/query/queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { serviceDetails } from './service-details.ts';
import styles from './service-row.module.css';

export type OnBook = (service: DoctorService, slot: null) => void;

interface ServiceRowProps {
  service: DoctorService;
  /** The current day in the time zone of the branch. */
  today: PlainDate;
  onBook: OnBook | undefined;
}

/** A service at a branch: patients, duration, price and next slot. */
export function ServiceRow({ service, today, onBook }: ServiceRowProps) {
  const t = useT('profile');
  const { language } = useApp();
  const { nearest_slot_datetime: nearest, price_conditions: conditions } = service;
  return (
    <li className={styles.service}>
      <div className={styles.words}>
        <p className={styles.name}>{service.service.consultation_name}</p>
        <p className={styles.details}>{serviceDetails(service, t).join(' · ')}</p>
        <AcceptedInsurances ids={service.insurances} />
        {onBook === undefined ? null : (
          <p className={nearest === null ? styles.details : styles.free}>
            {nearest === null
              ? t('noTimes')
              : t('freeWhen', { when: shortWhen(nearest, today, language) })}
          </p>
        )}
      </div>
      <p className={styles.price}>
        <Price price={service.price} total={service.total} beforeLabel={t('booking.priceBefore')} />
        {service.discount > 0 ? (
          <Badge tone="magenta">{t('discount', { percent: service.discount })}</Badge>
        ) : null}
      </p>
      {onBook === undefined || nearest === null ? null : (
        <Button variant="secondary" size="sm" onClick={() => onBook(service, null)}>
          {t('booking.book')}
          <VisuallyHidden>: {service.service.consultation_name}</VisuallyHidden>
        </Button>
      )}
      {conditions === null || conditions.trim() === '' ? null : (
        <details className={styles.conditions}>
          <summary>
            {t('conditions')}
            <VisuallyHidden>: {service.service.consultation_name}</VisuallyHidden>
          </summary>
          {/* oxlint-disable-next-line react/no-danger -- sanitised on its way into the database */}
          <div className={styles.prose} dangerouslySetInnerHTML={{ __html: conditions }} />
        </details>
      )}
    </li>
  );
}

function AcceptedInsurances({ ids }: { ids: readonly number[] }) {
  const t = useT('profile');
  const { data } = useQuery({ ...insurancesQuery(useApp()), enabled: ids.length > 0 });
  const names = (data?.results ?? []).flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
  if (names.length === 0) return null;
  return <p className={styles.details}>{t('insurances', { names: names.join(', ') })}</p>;
}
