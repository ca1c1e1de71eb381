import type { AbsenceVisit } from '#shared/contract/desk/absences/absences.ts';
import { useFormat } from '#staff/lib/format.ts';
import styles from './absences.module.css';

/** The time, the patient and the service of a visit. */
export function VisitSummary({ visit }: { visit: AbsenceVisit }) {
  const format = useFormat();
  return (
    <div className={styles.summary}>
      <p>
        <strong>{format.dateTime(visit.starts_at)}</strong> {visit.name}
      </p>
      <p className={styles.quiet}>{visit.service}</p>
    </div>
  );
}
