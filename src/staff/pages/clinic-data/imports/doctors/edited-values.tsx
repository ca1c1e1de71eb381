import type { KeptValue } from '#shared/contract/clinic-data/imports/doctors/doctor-schemas.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';
import { usePlaceName } from './use-place-name.ts';

/** Lists the values of a report that people edited, and that the import left as they are. */
export function EditedValues({ values }: { values: readonly KeptValue[] }) {
  const t = useText('doctor-imports');
  const format = useFormat();
  const { language } = useStaffApp();
  const nameOf = usePlaceName();
  if (values.length === 0) return null;
  return (
    <Disclosure summary={`${t('preview.kept')}: ${format.number(values.length)}`}>
      <ul className={styles.list}>
        {values.map(({ row, name, place, edited_by: editor, edited_at: at }) => (
          <li key={`${row} ${place}`} className={styles.row}>
            <span className={styles.grow}>
              {name}: {nameOf(place)}
            </span>
            {editor === null || at === null ? null : (
              <span className={styles.quiet}>
                {t('editedBy', { editor, day: formatDay(at, language, 'short') })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
