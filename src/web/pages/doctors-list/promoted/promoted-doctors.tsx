import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { ListedCard, type CardTimes } from '../results/listed-card.tsx';
import styles from './promoted-doctors.module.css';

interface PromotedDoctorsProps {
  doctors: readonly DoctorExpanded[];
  showsFullReviews: boolean;
  times: CardTimes;
}

/** The paid placements at the top of a list; each card is labelled as such. */
export function PromotedDoctors({ doctors, showsFullReviews, times }: PromotedDoctorsProps) {
  const t = useT('doctors');
  if (doctors.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('list.promoted')}>
      {doctors.map((doctor, position) => (
        <ListedCard
          key={doctor.id}
          listed={{ doctor, position, isTrigger: false }}
          times={times}
          eager
          isPromoted
          showsFullReviews={showsFullReviews}
        />
      ))}
    </ul>
  );
}
