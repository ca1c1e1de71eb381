import { ErrorMessage, type ErrorMessageProps } from './error-message.tsx';
import styles from './error-page.module.css';

/**
 * What is shown when a page fails with all that stands around it, or in place of a page that the
 * server could not make. It needs no router, no data and no script.
 */
export function ErrorPage(props: ErrorMessageProps) {
  return (
    <main className={styles.page}>
      <ErrorMessage {...props} />
    </main>
  );
}
