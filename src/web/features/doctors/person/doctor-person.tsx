import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { DoctorPortrait } from '#web/domain/doctor-portrait.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { FavouriteButton } from '#web/domain/visitor/favourite-button.tsx';
import { FeedbackRating } from '#web/domain/feedback-rating.tsx';
import styles from './doctor-person.module.css';

export interface DoctorPersonProps {
  doctor: DoctorExpanded;
  /** The id of the service that the linked profile shows first. */
  doctorService?: number | undefined;
  /** True for a paid position in the list. */
  isPromoted?: boolean;
  /** True if links to the reviews show all of them, as the list has few reviews. */
  showsFullReviews?: boolean;
  /** True if the picture loads eagerly, for the first screen. */
  eager?: boolean;
}

/** The picture, name, specialties, rating and experience of a doctor. */
export function DoctorPerson({
  doctor,
  doctorService,
  isPromoted = false,
  showsFullReviews = false,
  eager = false,
}: DoctorPersonProps) {
  const t = useT('doctors');
  const options = doctorService === undefined ? {} : { doctorService };
  const profile = paths.doctor(doctor.slug, options);
  const reviews = paths.doctor(doctor.slug, {
    ...options,
    allReviews: showsFullReviews,
    hash: 'reviews',
  });
  const format = useFormat();
  const specialties = doctor.specialties.map(({ name }) => name);
  const { experience: years } = doctor;
  const facts = [doctor.academic_status, doctor.science_degree].filter((fact) => fact !== null);

  return (
    <div className={styles.person}>
      <DoctorPortrait name={doctor.name} image={doctor.image_url} size={88} eager={eager} />
      <div className={styles.facts}>
        {isPromoted ? <Badge tone="magenta">{t('card.premium')}</Badge> : null}
        {doctor.is_active ? null : <Badge>{t('card.inactive')}</Badge>}
        <h2 className={styles.name}>
          <AppLink to={profile}>{doctor.name}</AppLink>
        </h2>
        <div className={styles.profession}>
          <p className={styles.specialties}>{format.list(specialties)}</p>
          {years === null && facts.length === 0 ? null : (
            <ul className={styles.experience}>
              {years === null ? null : (
                <li className={styles.fact}>
                  <span className={styles.long}>{t('card.experience', { count: years })}</span>
                  <span className={styles.short}>{t('card.years', { count: years })}</span>
                </li>
              )}
              {facts.map((fact) => (
                <li key={fact} className={styles.fact}>
                  {fact}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.rating}>
          <FeedbackRating subject={doctor} reviews={reviews} />
        </div>
      </div>
      <FavouriteButton doctor={doctor} />
    </div>
  );
}
