import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { UnlistedLines } from './preview/unlisted-lines.tsx';
import styles from './imports.module.css';

interface FaultyCellsProps {
  title: string;
  /** The number of all cells, of which only the first may be listed. */
  count?: number;
  lines: readonly { row: number; column: number | null; value: string; reason: string }[];
}

/** The cells that are left out, each with its place and the reason. */
export function FaultyCells({ title, lines, count = lines.length }: FaultyCellsProps) {
  const t = useText('imports');
  const format = useFormat();
  if (lines.length === 0) return null;
  return (
    <Disclosure summary={title}>
      <ul className={styles.list}>
        {lines.map(({ row, column, value, reason }) => (
          <li key={`${row} ${column} ${reason}`} className={styles.row}>
            <span>
              {t('place.row', { row: String(row) })}
              {column === null ? '' : `, ${t('place.column', { column: String(column) })}`}
            </span>
            <span className={styles.grow}>
              {reason}
              {value === '' ? '' : ` (${format.quote(value)})`}
            </span>
          </li>
        ))}
      </ul>
      <UnlistedLines count={count} listed={lines.length} />
    </Disclosure>
  );
}
