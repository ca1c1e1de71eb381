import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import { childAgeParts, youngestChild } from '#shared/domain/catalogue/lists/child-age.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './youngest-patient.module.css';

/** The minimum age of patients, if the doctor sees children but not newborns. */
export function YoungestPatient({ service }: { service: DoctorService }) {
  const t = useT('doctors');
  const months = youngestChild(service.age_from);
  if (months === null) return null;
  const { value, unit } = childAgeParts(months);
  return (
    <p className={styles.age}>
      {t(unit === 'month' ? 'card.fromMonths' : 'card.fromYears', { count: value })}
    </p>
  );
}
