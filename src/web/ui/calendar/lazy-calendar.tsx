import { lazy, Suspense } from 'react';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import type { CalendarProps } from './calendar.tsx';
import styles from './lazy-calendar.module.css';
import controlStyles from '../form/parts/control.module.css';

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

/** The browser's own date input. */
function NativeCalendar({ label, value, onChange, min, max }: CalendarProps) {
  return (
    <input
      type="date"
      className={controlStyles.control}
      aria-label={label}
      value={value ?? ''}
      min={min}
      max={max}
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '' && currentTarget.validity.valid) {
          onChange(currentTarget.value);
        }
      }}
    />
  );
}
