import { VisuallyHidden } from '../display/visually-hidden.tsx';
import styles from './spinner.module.css';

/** The indicator of an action in progress; for content use skeletons. */
export function Spinner({ label }: { label?: string | undefined }) {
  return (
    <span className={styles.place} role={label ? 'status' : undefined}>
      <span className={styles.spinner} aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
