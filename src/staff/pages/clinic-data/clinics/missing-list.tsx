import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { ClinicSetup, Missing } from '#shared/contract/clinic-data/setup/clinics.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { usePermission, useText } from '#staff/lib/staff-app.ts';
import styles from './clinics.module.css';

/** The parts that a clinic misses before patients can book, each with a link to where it is entered. */
export function MissingList({ clinic }: { clinic: ClinicSetup }) {
  const t = useText('setup');
  const nameOf = useNameOf();
  const can = usePermission();
  const nameOfSubject = ({ part, subject, subject_id: id }: Missing) => {
    if (subject === 'clinic') return part === 'texts' ? nameOf(clinic.names) : null;
    const rows = subject === 'branch' ? clinic.branches : clinic.doctors;
    const row = rows.find((each) => each.id === id);
    return row === undefined ? null : nameOf(row.names);
  };
  const textOf = (each: Missing) =>
    [nameOfSubject(each), t(`missing.parts.${each.part}`)]
      .filter((text) => text !== null)
      .join(': ');
  return (
    <Card tag="section" className={styles.missing}>
      <h2 className={styles.title}>{t('missing.title')}</h2>
      {clinic.missing.length === 0 ? (
        <p className={styles.complete}>
          <Icon of={CircleCheck} size={20} /> {t('missing.nothing')}
        </p>
      ) : (
        <ol className={styles.steps}>
          {clinic.missing.map((each) => (
            <li key={`${each.part} ${each.subject} ${each.subject_id}`}>
              {can(each.part === 'texts' ? 'texts.edit' : 'clinics.edit') ? (
                <Link to={pathOf(clinic.id, each)}>{textOf(each)}</Link>
              ) : (
                textOf(each)
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** Returns the page of the console on which a missing part is entered. */
export function pathOf(clinic: number, { part, subject, subject_id: id }: Missing): string {
  const base = `/clinics/${clinic}`;
  if (part === 'partner') return `${base}/edit`;
  if (part === 'team') return '/accounts';
  if (part === 'rehearsal') return '/onboarding';
  if (part === 'branch') return `${base}/branches/new`;
  if (part === 'doctor') return `${base}/doctors/new`;
  if (part === 'texts') return `/texts/${subject}/${id}`;
  if (subject === 'branch') return `${base}/branches/${id}`;
  return `${base}/doctors/${id}`;
}
