import { useFormat } from '../../../../lib/format.ts';
import { useText } from '../../../../lib/staff-app.ts';
import styles from '../drawer.module.css';

/** Warns of a time that does not keep the buffer of a doctor, in minutes. */
export function TooNear({ buffer }: { buffer: number }) {
  const t = useText('desk');
  const format = useFormat();
  return <p className={styles.warning}>{t('tooNear', { minutes: format.number(buffer) })}</p>;
}
