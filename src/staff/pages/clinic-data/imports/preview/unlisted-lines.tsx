import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';

interface UnlistedLinesProps {
  /** The number of all lines, and of those that are listed. */
  count: number;
  listed: number;
}

/** Says below a list how many lines it leaves out. */
export function UnlistedLines({ count, listed }: UnlistedLinesProps) {
  const t = useText('imports');
  const format = useFormat();
  if (listed >= count) return null;
  return (
    <p className={styles.quiet}>{t('preview.more', { number: format.number(count - listed) })}</p>
  );
}
