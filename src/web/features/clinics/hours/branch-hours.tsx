import type { OpeningHours } from '#shared/contract/catalogue/clinics.ts';
import type { TimeZone } from '#shared/domain/time/zoned-time.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { SmallDisclosure } from '#web/ui/display/disclosure/small-disclosure.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
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
    <SmallDisclosure
      defaultOpen={isOpen}
      summary={
        <>
          <VisuallyHidden>{t('hours.title')}: </VisuallyHidden>
          <OpenState hours={hours} timeZone={timeZone} />
        </>
      }
    >
      <HoursOfWeek hours={hours} timeZone={timeZone} />
    </SmallDisclosure>
  );
}
