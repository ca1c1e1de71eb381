import { useNavigation, useRevalidator } from 'react-router';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import styles from './navigation-progress.module.css';

/** The progress bar while the next page loads, with a text if that is slow. */
export function NavigationProgress() {
  const isNavigating = useNavigation().state !== 'idle';
  const isRetrying = useRevalidator().state !== 'idle';
  if (!isNavigating && !isRetrying) return null;
  return (
    <>
      <div className={styles.bar} />
      <SlowHint className={styles.note} />
    </>
  );
}
