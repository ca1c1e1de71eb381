import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** Beside the title: a count, a filter or a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The heading and the content of a staff page; sets the title of the document as well. */
export function Page({ title, aside, children }: PageProps) {
  return (
    <>
      <title>{title}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {aside}
      </div>
      {children}
    </>
  );
}
