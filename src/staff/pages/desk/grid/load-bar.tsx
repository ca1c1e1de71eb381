import type { CSSProperties } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/staff-app.ts';
import styles from './grid.module.css';

/** A bar as long as the share of the doctor's minutes that are taken. */
export function LoadBar({ share }: { share: number }) {
  const t = useText('desk');
  const text = t('load', { percent: useFormat().percent(share) });
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className={styles.load}
      style={{ '--load': share } as CSSProperties}
    />
  );
}
