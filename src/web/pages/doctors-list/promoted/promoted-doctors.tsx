import type { ReactNode } from 'react';
import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import type { BranchOption } from '#web/features/doctors/branch/branch-options.ts';
import { DoctorCard } from '#web/features/doctors/card/doctor-card.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import type { ListedDoctor } from '../results/unique-doctors.ts';
import styles from './promoted-doctors.module.css';

interface PromotedDoctorsProps {
  doctors: readonly DoctorExpanded[];
  showsFullReviews: boolean;
  times: (doctor: ListedDoctor, option: BranchOption) => ReactNode;
}

/** The paid placements at the top of a list; each card is labelled as such. */
export function PromotedDoctors({ doctors, showsFullReviews, times }: PromotedDoctorsProps) {
  const t = useT('doctors');
  if (doctors.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('list.promoted')}>
      {doctors.map((doctor, position) => (
        <DoctorCard
          key={doctor.id}
          doctor={doctor}
          eager
          isPromoted
          showsFullReviews={showsFullReviews}
          times={(option) => times({ doctor, position, isTrigger: false }, option)}
        />
      ))}
    </ul>
  );
}
