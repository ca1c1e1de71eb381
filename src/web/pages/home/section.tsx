import type { ReactNode } from 'react';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import styles from './section.module.css';

interface SectionProps {
  id: string;
  title: string;
  /** The link to the complete list. */
  more?: { to: string; label: string } | undefined;
  children: ReactNode;
}

/** A section of the home page with a heading. */
export function Section({ id, title, more, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more === undefined ? null : (
          <AppLink to={more.to} className={styles.more}>
            {more.label}
          </AppLink>
        )}
      </div>
      {children}
    </section>
  );
}
