import { Baby, BriefcaseMedical, GraduationCap, Languages } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DoctorProfile } from '#shared/contract/catalogue/doctors.ts';
import { childAgeParts } from '#shared/domain/catalogue/lists/child-age.ts';
import { paths } from '#shared/paths.ts';
import { ShareButton } from '#web/domain/contact/share-button.tsx';
import { FavouriteButton } from '#web/domain/visitor/favourite-button.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useAbsoluteUrl } from '#web/lib/routing/use-absolute-url.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { DoctorPortrait } from '#web/domain/doctor-portrait.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { Tags } from '#web/ui/display/tags.tsx';
import { Rating } from '#web/ui/display/rating/rating.tsx';
import styles from './doctor-details.module.css';
import { youngestPatient } from './youngest-patient.ts';

interface DoctorDetailsProps {
  doctor: DoctorProfile;
  /** The city for links to the lists of the doctor's specialties; undefined if there is none. */
  citySlug: string | undefined;
}

/** The heading of a profile: name, portrait, specialties, experience, patients and rating. */
export function DoctorDetails({ doctor, citySlug }: DoctorDetailsProps) {
  const t = useT('profile');
  const format = useFormat();
  const { settings } = useApp();
  const url = useAbsoluteUrl()(paths.doctor(doctor.slug));
  const qualifications = doctor.services.map(({ qualification }) => qualification);
  const degrees = [
    ...new Set([...qualifications, doctor.academic_status, doctor.science_degree]),
  ].filter((text) => text !== null);
  const languages = settings.doctor_locales
    .filter(({ value }) => doctor.languages.includes(value))
    .map(({ title }) => title);
  const score = doctor.feedback_score === null ? null : format.score(doctor.feedback_score);

  return (
    <section className={styles.person} aria-label={t('facts')}>
      <DoctorPortrait name={doctor.name} image={doctor.image_url} size={128} eager />
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
            <Fact icon={Languages}>
              <Tags names={languages} label={t('speaks')} />
            </Fact>
          ) : null}
          <Children doctor={doctor} />
        </ul>
      </div>
      <div className={styles.actions}>
        <FavouriteButton doctor={doctor} />
        <ShareButton title={doctor.name} url={url} />
      </div>
    </section>
  );
}

function Children({ doctor }: { doctor: DoctorProfile }) {
  const t = useT('profile');
  const months = youngestPatient(doctor.services);
  if (months === null) return null;
  const { value, unit } = childAgeParts(months);
  return (
    <Fact icon={Baby}>
      {months === 0
        ? t('childrenFromBirth')
        : t(unit === 'month' ? 'childrenFromMonths' : 'childrenFromYears', { count: value })}
    </Fact>
  );
}

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} size={18} />
      {children}
    </li>
  );
}
