import { ErrorMessage, type ErrorMessageProps } from './error-message.tsx';
import styles from './error-page.module.css';

/**
 * The page for failures of the layout itself, or of server rendering. It works without router, data
 * and scripts.
 */
export function ErrorPage(props: ErrorMessageProps) {
  return (
    <main className={styles.page}>
      <ErrorMessage {...props} />
    </main>
  );
}
