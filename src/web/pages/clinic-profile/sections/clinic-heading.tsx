import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import { paths } from '#shared/paths.ts';
import { FeedbackRating } from '#web/domain/feedback-rating.tsx';
import { ClinicFront } from '#web/features/clinics/front/clinic-front.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useCities, useCity } from '#web/domain/city/city.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { ContactCard } from './contact-card.tsx';
import styles from './clinic-heading.module.css';

interface ClinicHeadingProps {
  clinic: ClinicProfile;
  /** The branches in the city. */
  branches: ClinicProfile['clinic_branches'];
}

/** The heading of a clinic with its key facts and links to the sections of the page. */
export function ClinicHeading({ clinic, branches }: ClinicHeadingProps) {
  const t = useT('clinic');
  const doctors = useT('doctors');
  const format = useFormat();
  const { name, doctors_count: doctorsCount, min_price: price } = clinic;
  const facts = [
    ...(doctorsCount === 0 ? [] : [doctors('count', { count: doctorsCount })]),
    ...(price === null ? [] : [t('priceFrom', { price: format.money(price) })]),
  ];

  return (
    <header className={styles.heading}>
      <ClinicFront clinic={clinic} size={128} eager />
      <div className={styles.words} data-name={name}>
        <h1 className={styles.name}>{name}</h1>
        <FeedbackRating subject={clinic} reviews="#reviews" />
      </div>
      <div className={styles.details}>
        {facts.length === 0 ? null : <p className={styles.offer}>{facts.join(' · ')}</p>}
        <OtherCities clinic={clinic} />
        <p className={styles.about}>{clinic.description}</p>
      </div>
      <div className={styles.contact}>
        <ContactCard clinic={clinic} branches={branches} />
      </div>
      <nav className={styles.sections} aria-label={t('sections')}>
        <a href="#doctors">{t('doctors.title')}</a>
        {clinic.specialties.length + clinic.procedures.length === 0 ? null : (
          <a href="#services">{t('services.title')}</a>
        )}
        <a href="#places">{t('places.nav')}</a>
        <a href="#reviews">{t('reviews.nav')}</a>
      </nav>
    </header>
  );
}

/** Links to the pages of the same clinic in other cities. */
function OtherCities({ clinic }: { clinic: ClinicProfile }) {
  const t = useT('clinic');
  const currentCity = useCity();
  const ids = new Set(clinic.clinic_branches.map((branch) => branch.city));
  const others = useCities().filter(({ id }) => id !== currentCity.id && ids.has(id));
  if (others.length === 0) return null;
  return (
    <p className={styles.others}>
      {t('otherCities')}
      {others.map(({ id, slug, name }) => (
        <AppLink key={id} to={paths.clinic(slug, clinic.slug)}>
          {name}
        </AppLink>
      ))}
    </p>
  );
}
