import { ErrorMessage, type ErrorMessageProps } from './error-message.tsx';
import styles from './error-page.module.css';

/**
 * The page for failures of the layout itself, or of server rendering. It needs no router, data or
 * scripts.
 */
export function ErrorPage(props: ErrorMessageProps) {
  return (
    <main className={styles.page}>
      <ErrorMessage {...props} />
    </main>
  );
}
