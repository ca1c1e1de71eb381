import type {
  LeftLine,
  LeftAppointment,
} from '#shared/contract/clinic-data/imports/appointments/appointment-schemas.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';

interface LeftRowsProps {
  /** The report of an applied import has neither the cell nor the patient. */
  lines: readonly (LeftAppointment & Partial<Pick<LeftLine, 'column' | 'value'>>)[];
  count: number;
}

/** The rows of appointments that are not entered, each with its place and the reason. */
export function LeftRows({ lines, count }: LeftRowsProps) {
  const t = useText('imports');
  const appointments = useText('appointment-imports');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <Disclosure summary={appointments('preview.left', { number: format.number(count) })}>
      <ul className={styles.list}>
        {lines.map(({ row, column = null, value = '', reason }) => (
          <li key={`${row} ${reason}`} className={styles.row}>
            <span>
              {t('place.row', { row: String(row) })}
              {column === null ? '' : `, ${t('place.column', { column: String(column) })}`}
            </span>
            <span className={styles.grow}>
              {appointments(`reasons.${reason}`)}
              {value === '' ? '' : ` („${value}”)`}
            </span>
          </li>
        ))}
      </ul>
      {lines.length < count ? (
        <p className={styles.quiet}>
          {t('preview.more', { number: format.number(count - lines.length) })}
        </p>
      ) : null}
    </Disclosure>
  );
}
