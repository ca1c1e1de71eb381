import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './state-label.module.css';

interface StateLabelProps {
  /** `good`: patients can book; `warning`: something is missing; `neutral`: hidden or not live on purpose. */
  tone: 'good' | 'warning' | 'neutral';
  children: ReactNode;
}

/** The state of a record: a dot and words. */
export function StateLabel({ tone, children }: StateLabelProps) {
  return <span className={classNames(styles.state, styles[tone])}>{children}</span>;
}
