import type { ReactNode, Ref } from 'react';
import type { Clinic } from '#shared/contract/catalogue/clinics.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import styles from './clinic-card.module.css';
import { FeedbackRating } from '#web/domain/feedback-rating.tsx';
import { ClinicFront } from './front/clinic-front.tsx';

const MAX_SPECIALTIES = 6;
const MAX_BRANCHES = 2;

interface ClinicCardProps {
  clinic: Clinic;
  /** The slug of the list's city. */
  city: string;
  /** Renders the address, phone and hours of a branch. */
  place: (branch: Clinic['clinic_branches'][number]) => ReactNode;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A clinic in a list, with its rating, specialties, branches and lowest price. */
export function ClinicCard({ clinic, city, place, ref }: ClinicCardProps) {
  const t = useT('clinics');
  const doctors = useT('doctors');
  const format = useFormat();
  const { name, doctors_count: doctorsCount, min_price: price, clinic_branches: branches } = clinic;
  const profile = paths.clinic(city, clinic.slug);
  const hiddenBranches = branches.length - MAX_BRANCHES;

  return (
    <li ref={ref}>
      <Card tag="article" className={styles.card}>
        <div className={styles.clinic}>
          <ClinicFront clinic={clinic} size={64} />
          <div className={styles.facts}>
            <h2 className={styles.name}>
              <AppLink to={profile}>{name}</AppLink>
            </h2>
            <FeedbackRating subject={clinic} reviews={`${profile}#reviews`} />
          </div>
          <Specialties clinic={clinic} />
        </div>
        <div className={styles.place}>
          {doctorsCount === 0 ? (
            <p className={styles.quiet}>{t('card.noDoctors')}</p>
          ) : (
            <p className={styles.offer}>
              <AppLink to={`${profile}#doctors`} className={styles.link}>
                {doctors('count', { count: doctorsCount })}
              </AppLink>
              {price === null ? null : (
                <span className={styles.price}>
                  {t('card.priceFrom', { price: format.money(price) })}
                </span>
              )}
            </p>
          )}
          <ul className={styles.branches}>
            {branches.slice(0, MAX_BRANCHES).map((branch) => (
              <li key={branch.id}>{place(branch)}</li>
            ))}
          </ul>
          {hiddenBranches > 0 ? (
            <AppLink to={`${profile}#places`} className={styles.link}>
              {t('card.moreBranches', { count: hiddenBranches })}
            </AppLink>
          ) : null}
        </div>
      </Card>
    </li>
  );
}

function Specialties({ clinic }: { clinic: Clinic }) {
  const t = useT('clinics');
  const format = useFormat();
  const names = clinic.specialties.map(({ name }) => name);
  const hidden = names.length - MAX_SPECIALTIES;
  if (names.length === 0) return <p className={styles.words}>{clinic.description}</p>;
  return (
    <p className={styles.words}>
      {format.list(names.slice(0, MAX_SPECIALTIES))}
      {hidden > 0 ? ` ${t('card.moreSpecialties', { count: hidden })}` : null}
    </p>
  );
}
