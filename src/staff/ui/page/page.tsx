import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** Beside the title: a count, a filter or a button. */
  aside?: ReactNode;
  /** On a phone the heading is only read out: the page needs its height. */
  isCompact?: boolean;
  children: ReactNode;
}

/** The heading and the content of a staff page; sets the title of the document as well. */
export function Page({ title, aside, isCompact = false, children }: PageProps) {
  return (
    <>
      <title>{title}</title>
      <div className={classNames(styles.head, isCompact && styles.compact)}>
        <h1 className={styles.title}>{title}</h1>
        {aside}
      </div>
      {children}
    </>
  );
}
