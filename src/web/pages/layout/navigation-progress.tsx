import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A thin bar while the next page is being fetched, shown only when that takes a moment. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  return isLoading ? <div className={styles.bar} aria-hidden="true" /> : null;
}
