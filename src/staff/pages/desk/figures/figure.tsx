import { useId, type ReactNode } from 'react';
import { Card } from '#web/ui/display/card.tsx';
import common from '#staff/ui/common.module.css';
import styles from './figures.module.css';

interface FigureProps {
  title: string;
  /** The meaning of the figure. */
  text: string;
  /** The rows of a list reach the edges of the card. */
  hasRows?: boolean;
  children: ReactNode;
}

/** A figure with its title and what it means. */
export function Figure({ title, text, hasRows = false, children }: FigureProps) {
  const heading = useId();
  return (
    <Card
      tag="section"
      padding={hasRows ? 'none' : 'md'}
      className={hasRows ? styles.rows : styles.figure}
      aria-labelledby={heading}
    >
      <div className={styles.about}>
        <h2 id={heading} className={common.title}>
          {title}
        </h2>
        <p className={common.note}>{text}</p>
      </div>
      {children}
    </Card>
  );
}
