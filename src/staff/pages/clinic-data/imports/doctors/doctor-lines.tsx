import type {
  DoctorLine,
  DoctorPreview,
} from '#shared/contract/clinic-data/imports/doctors/doctor-schemas.ts';
import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';
import { LineGroup } from '../preview/line-group.tsx';
import { usePlaceName } from './use-place-name.ts';

interface DoctorLinesProps {
  title: string;
  group: DoctorPreview['created'];
  shown: Import;
}

/** A group of doctors with their values before and after. */
export function DoctorLines({ title, group, shown }: DoctorLinesProps) {
  return (
    <LineGroup title={title} group={group}>
      {(line) => <Line key={line.row} line={line} shown={shown} />}
    </LineGroup>
  );
}

function Line({ line, shown }: { line: DoctorLine; shown: Import }) {
  const t = useText('imports');
  const doctors = useText('doctor-imports');
  const { language } = useStaffApp();
  const nameOf = usePlaceName();
  const { row, name, changes, branches, service_ids: ids, edited_by: editor, edited_at: at } = line;
  const services = ids.flatMap((id) => shown.services.find((each) => each.id === id)?.name ?? []);
  return (
    <li className={styles.row}>
      <div className={styles.grow}>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>
          {t('place.row', { row: String(row) })}
          {editor === null || at === null
            ? ''
            : `, ${doctors('editedBy', { editor, day: formatDay(at, language, 'short') })}`}
        </p>
      </div>
      <ul className={styles.facts}>
        {changes.map(({ place, before, after }) => (
          <li key={place}>
            {nameOf(place)}:{' '}
            {before === null ? null : (
              <>
                <s>{before}</s> →{' '}
              </>
            )}
            <strong>{after}</strong>
          </li>
        ))}
        {branches.map((branch) => (
          <li key={branch}>{doctors('preview.branch', { branch })}</li>
        ))}
        {services.length === 0 ? null : (
          <li>{doctors('preview.services', { services: services.join(', ') })}</li>
        )}
      </ul>
    </li>
  );
}
