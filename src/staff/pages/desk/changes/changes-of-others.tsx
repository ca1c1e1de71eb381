import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Visit } from '#shared/contract/desk/visit.ts';
import { formatTime } from '#shared/i18n/format-date.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { useText } from '../../../lib/staff-app.ts';
import { listChanges, type VisitChange } from './list-changes.ts';
import { isOwnChange } from './own-changes.ts';

/** Changes within this time are announced together; the response to an own change arrives within it. */
const TOGETHER_MS = 2000;
/** More changes than this are only counted. */
const MAX_NAMED = 3;

interface ChangesOfOthersProps {
  /** The visits of the day that is shown. */
  visits: readonly Visit[];
}

/**
 * Announces to screen readers what colleagues and patients change on the day, when the reader is idle. Another
 * day needs another `key`.
 */
export function ChangesOfOthers({ visits }: ChangesOfOthersProps) {
  const t = useText('desk');
  const [announced, setAnnounced] = useState('');
  const announcedVisits = useRef(visits);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const announce = useEffectEvent(() => {
    const changes = [...listChanges(announcedVisits.current, visits).values()];
    announcedVisits.current = visits;
    const others = changes.filter(({ visit }) => !isOwnChange(visit.id));
    if (others.length > MAX_NAMED) setAnnounced(t('changes', { count: others.length }));
    else if (others.length > 0) setAnnounced(others.map(textOf).join('; '));
  });
  useEffect(() => {
    if (announcedVisits.current === visits) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      announce();
    }, TOGETHER_MS);
  }, [visits]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  function textOf({ visit, change }: { visit: Visit; change: VisitChange }): string {
    const time = formatTime(wallClockOf(visit.starts_at).minuteOfDay);
    return `${visit.name} ${time}: ${wordOf(change)}`;
  }
  function wordOf(change: VisitChange): string {
    return change === 'booked' || change === 'moved' || change === 'cancelled'
      ? t(`history.${change}`)
      : t(`states.${change}`);
  }

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
