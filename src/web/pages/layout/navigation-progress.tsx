import { useNavigation } from 'react-router';
import { SlowNote } from '#web/lib/slow-note.tsx';
import styles from './navigation-progress.module.css';

/** A thin bar while the next page is being fetched, and a word when that takes long. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <>
      <div className={styles.bar} />
      <SlowNote className={styles.note} />
    </>
  );
}
