import type { ReactNode } from 'react';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import styles from './section.module.css';

interface SectionProps {
  id: string;
  title: string;
  /** The way to all of which the section shows some. */
  more?: { to: string; label: string } | undefined;
  children: ReactNode;
}

/** A part of the home page under a heading of its own. */
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
