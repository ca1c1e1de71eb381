import { VisuallyHidden } from '../display/visually-hidden.tsx';
import styles from './spinner.module.css';

/** For an action in progress, never for content (that is what skeletons are for). */
export function Spinner({ label }: { label?: string | undefined }) {
  return (
    <span className={styles.place} role={label ? 'status' : undefined}>
      <span className={styles.spinner} aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
