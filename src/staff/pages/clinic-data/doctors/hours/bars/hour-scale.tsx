import type { CSSProperties } from 'react';
import type { Shown } from './bar-layout.ts';
import styles from './week-bars.module.css';

const HOUR_MINUTES = 60;

/** The full hours above the bars. */
export function HourScale({ shown: { from, to } }: { shown: Shown }) {
  const hours = Array.from({ length: (to - from) / HOUR_MINUTES + 1 }, (_, index) => index);
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.hours}>
        {hours.map((hour) => (
          <span
            key={hour}
            className={styles.hour}
            style={{ '--at': (hour * HOUR_MINUTES) / (to - from) } as CSSProperties}
          >
            {from / HOUR_MINUTES + hour}
          </span>
        ))}
      </div>
    </div>
  );
}
