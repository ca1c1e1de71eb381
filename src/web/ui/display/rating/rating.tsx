import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './rating.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface RatingProps {
  /** Formatted in the user's language: "9,4". */
  score: string;
  /** The text for screen readers: "Rating 9.4 out of 10". */
  label: string;
  /** "128 reviews", or a link to them. */
  count?: ReactNode;
  size?: 'md' | 'lg' | undefined;
}

/** A star and a score; the star never carries meaning alone. */
export function Rating({ score, label, count, size = 'md' }: RatingProps) {
  return (
    <span className={classNames(styles.rating, size === 'lg' && styles.lg)}>
      <span className={styles.mark} aria-hidden="true">
        <Icon of={Star} size={size === 'lg' ? 24 : 16} className={styles.star} />
        <span className={styles.score}>{score}</span>
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
      {count ? <span className={styles.count}>{count}</span> : null}
    </span>
  );
}
