import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** The state of the record that the page shows. */
  state?: ReactNode;
  /** At the end of the head: a menu and the main action. */
  aside?: ReactNode;
  /** On a phone the heading is only read out: the page needs its height. */
  isCompact?: boolean;
  children: ReactNode;
}

/** The heading and the content of a staff page; sets the title of the document as well. */
export function Page({ title, state, aside, isCompact = false, children }: PageProps) {
  return (
    <>
      <title>{title}</title>
      <div className={classNames(styles.head, isCompact && styles.compact)}>
        <div className={styles.name}>
          <h1 className={styles.title}>{title}</h1>
          {state}
        </div>
        {aside}
      </div>
      {children}
    </>
  );
}
