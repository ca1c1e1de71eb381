import styles from './spinner.module.css';

/** The indicator of an action in progress; for content use skeletons. */
export function Spinner() {
  return (
    <span className={styles.place}>
      <span className={styles.spinner} aria-hidden="true" />
    </span>
  );
}
