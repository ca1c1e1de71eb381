import { BriefcaseMedical, GraduationCap, Languages } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { DoctorProfile } from '#shared/contract/catalogue/doctors.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Avatar } from '#web/ui/display/avatar/avatar.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { Rating } from '#web/ui/display/rating/rating.tsx';
import styles from './doctor-details.module.css';

interface DoctorDetailsProps {
  doctor: DoctorProfile;
  /** The city for links to the lists of the doctor's specialties; undefined if there is none. */
  citySlug: string | undefined;
}

/** The heading of a profile: name, portrait, specialties, experience and rating. */
export function DoctorDetails({ doctor, citySlug }: DoctorDetailsProps) {
  const t = useT('profile');
  const format = useFormat();
  const { settings } = useApp();
  const degrees = [doctor.academic_status, doctor.science_degree].filter((text) => text !== null);
  const languages = settings.doctor_locales
    .filter(({ value }) => doctor.languages.includes(value))
    .map(({ title }) => title);
  const score = doctor.feedback_score === null ? null : format.score(doctor.feedback_score);

  return (
    <section className={styles.person} aria-label={t('facts')}>
      <Avatar name={doctor.name} src={doctor.image_url} size={128} eager />
      <div className={styles.words}>
        <h1 className={styles.name}>{doctor.name}</h1>
        <ul className={styles.specialties}>
          {doctor.specialties.map(({ id, slug, name }) => (
            <li key={id}>
              {citySlug === undefined ? (
                name
              ) : (
                <AppLink to={paths.doctors(citySlug, slug)}>{name}</AppLink>
              )}
            </li>
          ))}
        </ul>
        {score === null ? (
          <p className={styles.quiet}>{t('reviews.none')}</p>
        ) : (
          <Rating
            score={score}
            label={t('rating', { score })}
            count={<a href="#reviews">{t('reviewCount', { count: doctor.feedback_count })}</a>}
          />
        )}
        <ul className={styles.details}>
          {doctor.experience === null ? null : (
            <Fact icon={BriefcaseMedical}>{t('experience', { count: doctor.experience })}</Fact>
          )}
          {degrees.length > 0 ? <Fact icon={GraduationCap}>{format.list(degrees)}</Fact> : null}
          {languages.length > 0 ? (
            <Fact icon={Languages}>{t('speaks', { languages: format.list(languages) })}</Fact>
          ) : null}
        </ul>
      </div>
    </section>
  );
}

function Fact({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} size={18} />
      {children}
    </li>
  );
}
