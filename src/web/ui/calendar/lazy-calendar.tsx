import { lazy, Suspense } from 'react';
import { SkeletonGroup, Skeleton } from '../feedback/skeleton.tsx';
import type { CalendarProps } from './calendar.tsx';
import styles from './lazy-calendar.module.css';
import { NativeCalendar } from './native-calendar.tsx';

/** Without its code, which a bad connection may never bring, the browser's own field does. */
const Loaded = lazy(async () => {
  try {
    const { Calendar } = await import('./calendar.tsx');
    return { default: Calendar };
  } catch {
    return { default: NativeCalendar };
  }
});

interface LazyCalendarProps extends CalendarProps {
  /** Said while it is on its way. */
  loadingLabel: string;
}

/** The calendar, whose code is fetched when it is first shown; it keeps its room meanwhile. */
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
