import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { DoctorPortrait } from '#web/domain/doctor-portrait.tsx';
import type { SavedDoctor } from './saved-doctors.ts';
import styles from './saved-doctor-link.module.css';

/** A link to the profile of a stored doctor. */
export function SavedDoctorLink({ doctor }: { doctor: SavedDoctor }) {
  const { language } = useApp();
  const { slug, name, image, specialty } = doctor;
  return (
    <AppLink to={paths.doctor(slug)} className={styles.doctor}>
      <DoctorPortrait name={name} image={image} size={40} />
      <span className={styles.facts}>
        <span className={styles.name} lang={doctor.language}>
          {name}
        </span>{' '}
        {/* A page has no text in another language. */}
        {doctor.language === language ? (
          <span className={styles.specialty}>{specialty}</span>
        ) : null}
      </span>
    </AppLink>
  );
}
