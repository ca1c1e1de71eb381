import type { DoctorProfile, DoctorService } from '#shared/contract/doctors.ts';
import { Price } from '#web/features/booking/price.tsx';
import { VisitPlace } from '#web/features/booking/visit-place.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import profileStyles from './doctor-profile.module.css';
import { serviceFacts } from './service-facts.ts';
import styles from './service-prices.module.css';

interface ServicePricesProps {
  doctor: DoctorProfile;
  /** Absent when the doctor takes no bookings. */
  onBook: ((service: DoctorService, slot: null) => void) | undefined;
}

/** Every service of the doctor with its price, branch by branch. */
export function ServicePrices({ doctor, onBook }: ServicePricesProps) {
  const t = useT('profile');
  return (
    <Card tag="section" aria-labelledby="services-title" className={profileStyles.section}>
      <h2 id="services-title">{t('services')}</h2>
      {doctor.clinic_branches.map((branch) => (
        <div key={branch.id} className={styles.branch}>
          <VisitPlace branch={branch} />
          <ul className={styles.services}>
            {doctor.services
              .filter(({ clinic_branch }) => clinic_branch === branch.id)
              .map((service) => (
                <ServiceRow key={service.id} service={service} onBook={onBook} />
              ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}

function ServiceRow({
  service,
  onBook,
}: Pick<ServicePricesProps, 'onBook'> & { service: DoctorService }) {
  const t = useT('profile');
  return (
    <li className={styles.service}>
      <div className={styles.words}>
        <p className={styles.name}>{service.service.name}</p>
        <p className={styles.facts}>{serviceFacts(service, t).join(' · ')}</p>
        {service.discount > 0 ? (
          <Badge tone="magenta">{t('discount', { percent: service.discount })}</Badge>
        ) : null}
      </div>
      <Price price={service.price} total={service.total} beforeLabel={t('booking.priceBefore')} />
      {onBook === undefined || service.nearest_slot_datetime === null ? null : (
        <Button variant="secondary" size="sm" onClick={() => onBook(service, null)}>
          {t('booking.book')}
          <VisuallyHidden>: {service.service.name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
