import { lazy, Suspense } from 'react';
import { SkeletonGroup, Skeleton } from '../feedback/skeleton.tsx';
import type { CalendarProps } from './calendar.tsx';
import styles from './lazy-calendar.module.css';
import { NativeCalendar } from './native-calendar.tsx';

/** Falls back to the browser's own date input if the code cannot be loaded. */
const Loaded = lazy(async () => {
  try {
    const { Calendar } = await import('./calendar.tsx');
    return { default: Calendar };
  } catch {
    return { default: NativeCalendar };
  }
});

interface LazyCalendarProps extends CalendarProps {
  /** The text while the code is loading. */
  loadingLabel: string;
}

/**
 * The calendar, loaded when first shown. Until then a placeholder of the same size is shown.
 */
export function LazyCalendar({ loadingLabel, ...calendar }: LazyCalendarProps) {
  return (
    <div className={styles.room}>
      <Suspense
        fallback={
          <SkeletonGroup label={loadingLabel}>
            <Skeleton shape="block" className={styles.skeleton} />
          </SkeletonGroup>
        }
      >
        <Loaded {...calendar} />
      </Suspense>
    </div>
  );
}
