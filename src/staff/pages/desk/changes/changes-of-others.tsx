import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { formatTime } from '#shared/i18n/format-date.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { useText } from '../../../lib/staff-app.ts';
import { listChanges, type ChangedAppointment } from './list-changes.ts';
import { isOwnChange } from './own-changes.ts';

/** Changes within this time are announced together; the response to an own change arrives within it. */
const TOGETHER_MS = 2000;
/** More changes than this are only counted. */
const MAX_NAMED = 3;

interface ChangesOfOthersProps {
  /** The appointments of the day that is shown. */
  appointments: readonly DeskAppointment[];
}

/**
 * Announces to screen readers what colleagues and patients change on the day, when the reader is idle. Another
 * day needs another `key`.
 */
export function ChangesOfOthers({ appointments }: ChangesOfOthersProps) {
  const t = useText('desk');
  const [announced, setAnnounced] = useState('');
  const announcedAppointments = useRef(appointments);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const announce = useEffectEvent(() => {
    const changes = listChanges(announcedAppointments.current, appointments);
    announcedAppointments.current = appointments;
    const others = changes.filter(({ appointment }) => !isOwnChange(appointment.id));
    if (others.length > MAX_NAMED) setAnnounced(t('changes', { count: others.length }));
    else if (others.length > 0) setAnnounced(others.map(textOf).join('; '));
  });
  useEffect(() => {
    if (announcedAppointments.current === appointments) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      announce();
    }, TOGETHER_MS);
  }, [appointments]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  function textOf({ appointment, change }: ChangedAppointment): string {
    const time = formatTime(wallClockOf(appointment.starts_at).minuteOfDay);
    const word =
      change === 'booked' || change === 'moved' || change === 'cancelled'
        ? t(`history.${change}`)
        : t(`states.${change}`);
    return `${appointment.name} ${time}: ${word}`;
  }

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
