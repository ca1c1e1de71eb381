import type { DoctorProfile, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { ClinicBranchDetails } from '#shared/contract/catalogue/places.ts';
import { fullAddress } from '#shared/domain/catalogue/places/full-address.ts';
import { useApp } from '#web/lib/app.ts';
import { useCityById } from '#web/domain/city/city.ts';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import profileStyles from '../doctor-profile.module.css';
import { commonInsurers, hasOtherInsurers } from './insurers-of-branch.ts';
import { BranchInsurers } from './insurers.tsx';
import styles from './service-prices.module.css';
import { ServiceRow, type OnBook } from './service-row.tsx';

interface ServicePricesProps {
  doctor: DoctorProfile;
  /** Undefined if the doctor takes no bookings. */
  onBook: OnBook | undefined;
}

/** The services of the doctor with their prices, by branch. */
export function ServicePrices({ doctor, onBook }: ServicePricesProps) {
  const t = useT('profile');
  return (
    <Card tag="section" aria-labelledby="services-title" className={profileStyles.section}>
      <h2 id="services-title">{t('services')}</h2>
      {doctor.clinic_branches.map((branch) => (
        <BranchServices
          key={branch.id}
          branch={branch}
          isOnly={doctor.clinic_branches.length === 1}
          services={doctor.services.filter(({ clinic_branch }) => clinic_branch === branch.id)}
          onBook={onBook}
        />
      ))}
    </Card>
  );
}

interface BranchServicesProps {
  branch: ClinicBranchDetails;
  /** True if the rest of the page is about this branch too, so that its name is known. */
  isOnly: boolean;
  services: readonly DoctorService[];
  onBook: OnBook | undefined;
}

function BranchServices({ branch, isOnly, services, onBook }: BranchServicesProps) {
  const t = useT('profile');
  const { settings, language } = useApp();
  const today = useToday(useCityById(branch.city)?.timezone ?? settings.timezone);
  if (services.length === 0) return null;
  const common = commonInsurers(services);
  return (
    <div className={styles.branch}>
      {isOnly ? null : (
        <>
          <h3 className={styles.name}>{branch.name}</h3>
          <p className={styles.address}>{fullAddress(branch, language)}</p>
        </>
      )}
      <ul>
        {services.map((service) => (
          <ServiceRow
            key={service.id}
            service={service}
            today={today}
            onBook={onBook}
            hasOtherInsurers={hasOtherInsurers(service, common)}
          />
        ))}
      </ul>
      <div className={styles.notes}>
        <BranchInsurers ids={common} />
        {branch.cancel_hours === null ? null : (
          <p className={styles.cancel}>{t('cancelHours', { count: branch.cancel_hours })}</p>
        )}
      </div>
    </div>
  );
}
