import { useQuery } from '@tanstack/react-query';
import type { DoctorProfile } from '#shared/contract/catalogue/doctors.ts';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useCityById } from '#web/domain/city/city.ts';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import { OtherDoctor } from './other-doctor.tsx';
import { MAX_SHOWN, otherDoctorsQuery } from './other-doctors-query.ts';
import styles from './other-doctors.module.css';

interface OtherDoctorsProps {
  doctor: DoctorProfile;
  /** The branch from which the distance is measured. */
  branch: ClinicBranch;
}

/** The other doctors of the specialty, the nearest first. */
export function OtherDoctors({ doctor, branch }: OtherDoctorsProps) {
  const t = useT('profile');
  const tCommon = useT('common');
  const app = useApp();
  const city = useCityById(branch.city);
  const today = useToday(city?.timezone ?? app.settings.timezone);
  const { data, isPending } = useQuery(otherDoctorsQuery(app, doctor, branch));
  const specialty = doctor.specialties[0];
  const doctors = data?.results ?? [];
  // A failure shows no message, as the profile is complete without this section.
  if (!isPending && doctors.length === 0) return null;

  return (
    <section className={styles.section} aria-labelledby="others-title">
      <h2 id="others-title">{t('others.title')}</h2>
      {isPending ? (
        <SkeletonGroup label={tCommon('loading')} className={styles.row}>
          {Array.from({ length: MAX_SHOWN }, (_, index) => (
            <Skeleton key={index} shape="block" className={styles.skeleton} />
          ))}
        </SkeletonGroup>
      ) : (
        <ul className={styles.row}>
          {doctors.map((other) => (
            <OtherDoctor key={other.id} doctor={other} near={branch.id} today={today} />
          ))}
        </ul>
      )}
      {specialty === undefined || city === undefined ? null : (
        <AppLink to={paths.doctors(city.slug, specialty.slug)} className={styles.all}>
          {t('others.all', { service: specialty.name, services: specialty.plural_name })}
        </AppLink>
      )}
    </section>
  );
}
