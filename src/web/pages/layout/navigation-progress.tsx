import { useNavigation, useRevalidator } from 'react-router';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import styles from './navigation-progress.module.css';

interface NavigationProgressProps {
  /** False if the page itself says that loading is slow. */
  hasHint: boolean;
}

/** The progress bar while the next page loads, with a text if that is slow. */
export function NavigationProgress({ hasHint }: NavigationProgressProps) {
  const isNavigating = useNavigation().state !== 'idle';
  const isRetrying = useRevalidator().state !== 'idle';
  if (!isNavigating && !isRetrying) return null;
  return (
    <>
      <div className={styles.bar} />
      {hasHint ? <SlowHint className={styles.note} /> : null}
    </>
  );
}
