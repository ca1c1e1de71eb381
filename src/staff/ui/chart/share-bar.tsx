import { classNames } from '#web/ui/class-names.ts';
import { useFormat } from '#staff/lib/format.ts';
import styles from './share-bar.module.css';

interface ShareBarProps {
  /** From 0 to 1. */
  share: number;
  /** The count and its denominator, in words. */
  of: string;
}

/** A share as a number and as a bar, with its denominator. */
export function ShareBar({ share, of }: ShareBarProps) {
  const format = useFormat();
  return (
    <span className={styles.share}>
      <span className={styles.number}>{format.percent(share)}</span>
      <Bar share={share} />
      <span className={styles.of}>{of}</span>
    </span>
  );
}

interface BarProps extends Pick<ShareBarProps, 'share'> {
  /** Takes the width that is left. */
  isWide?: boolean;
}

/** A share from 0 to 1 as a bar. */
export function Bar({ share, isWide = false }: BarProps) {
  return (
    <span className={classNames(styles.bar, isWide && styles.wide)} aria-hidden="true">
      <span className={styles.fill} style={{ width: `${Math.min(1, share) * 100}%` }} />
    </span>
  );
}
