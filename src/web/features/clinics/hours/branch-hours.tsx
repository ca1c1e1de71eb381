import { ChevronDown } from 'lucide-react';
import type { OpeningHours } from '#shared/contract/catalogue/clinics.ts';
import type { TimeZone } from '#shared/domain/time/zoned-time.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import styles from './hours.module.css';
import { HoursOfWeek } from './hours-of-week.tsx';
import { OpenState } from './open-state.tsx';

interface BranchHoursProps {
  hours: readonly OpeningHours[];
  /** The branch's time zone. */
  timeZone: TimeZone;
  /** True if the week is expanded initially. */
  isOpen: boolean;
}

/** Shows whether a branch is open now, and its opening hours when expanded. */
export function BranchHours({ hours, timeZone, isOpen }: BranchHoursProps) {
  const t = useT('clinic');
  if (hours.length === 0) return null;
  return (
    <details className={styles.hours} open={isOpen}>
      <summary className={styles.summary}>
        <VisuallyHidden>{t('hours.title')}: </VisuallyHidden>
        <OpenState hours={hours} timeZone={timeZone} />
        <Icon of={ChevronDown} size={16} />
      </summary>
      <HoursOfWeek hours={hours} timeZone={timeZone} />
    </details>
  );
}
