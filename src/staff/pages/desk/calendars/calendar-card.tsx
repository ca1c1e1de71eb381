import { Link } from 'react-router';
import { useState } from 'react';
import type { BusyCalendar } from '#shared/contract/desk/calendars/busy-calendars.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import common from '#staff/ui/common.module.css';
import { FaultNotice } from './fault-notice.tsx';
import { RemoveButton } from './remove-button.tsx';
import { isBeingRead, useRefresh } from './use-calendars.ts';
import { CalendarFile } from './calendar-file.tsx';
import { useUpload } from './use-upload.ts';
import styles from './calendars.module.css';

/** A calendar: how old its times are, why it cannot be read, and the appointments at busy times. */
export function CalendarCard({ calendar }: { calendar: BusyCalendar }) {
  const t = useText('calendars');
  const { api } = useStaffApp();
  const refresh = useRefresh();
  const { id, doctor, branches, host, fault, is_paused: isPaused } = calendar;
  const isFile = host === null;
  const pause = useMutationWithToast({
    mutationFn: () => api.pauseBusyCalendar({ id, is_paused: !isPaused }),
    onSuccess: refresh,
  });
  return (
    <Card tag="article" className={styles.stack}>
      <div>
        <h3 className={common.title}>{doctor}</h3>
        <p className={common.note}>{branches.join(', ')}</p>
        <p>
          {host ?? t('fileName')}: <Status calendar={calendar} />
        </p>
      </div>
      {fault === null ? null : <FaultNotice fault={fault} nextReadAt={calendar.next_read_at} />}
      {calendar.is_stale && !isPaused ? (
        <Notice tone="warning">{t(isFile ? 'stale.file' : 'stale.address')}</Notice>
      ) : null}
      <Unread calendar={calendar} />
      <BusyAppointments calendar={calendar} />
      <div className={common.line}>
        {isFile ? (
          <NewerFile calendar={calendar} />
        ) : (
          <Button
            variant="secondary"
            size="sm"
            inProgress={pause.isPending}
            onClick={() => pause.mutate()}
          >
            {t(isPaused ? 'resume' : 'pause')}
          </Button>
        )}
        <RemoveButton id={id} />
      </div>
    </Card>
  );
}

function Status({ calendar }: { calendar: BusyCalendar }) {
  const t = useText('calendars');
  const format = useFormat();
  const { language } = useStaffApp();
  const { host, read_at: readAt, known_until: knownUntil, is_paused: isPaused } = calendar;
  const { read_count: readCount } = calendar;
  const read =
    readAt === null
      ? t(isBeingRead(calendar) ? 'status.reading' : 'status.never')
      : t(host === null ? 'status.uploaded' : 'status.read', { when: format.fromNow(readAt) });
  const parts = [
    isPaused ? t('status.paused') : null,
    read,
    readCount === null ? null : t('readEvents', { count: readCount }),
    knownUntil === null || host !== null
      ? null
      : t('status.knownUntil', { when: formatDay(wallClockOf(knownUntil).date, language, 'year') }),
  ];
  return parts.filter((part) => part !== null).join('. ');
}

/** The events that could not be read, whose days are blocked. */
function Unread({ calendar }: { calendar: BusyCalendar }) {
  const t = useText('calendars');
  const format = useFormat();
  const { language } = useStaffApp();
  const { unread, unread_count: count } = calendar;
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={t('unread', { count })}>
      <p>{t('unreadHint')}</p>
      <ul className={styles.events}>
        {unread.map(({ reason, day, line }) => (
          <li key={`${line} ${day}`}>
            {day === null ? t('noDay') : formatDay(day, language, 'year')}:{' '}
            {t(`unreadReasons.${reason}`)} {t('number.damaged', { number: format.number(line) })}
          </li>
        ))}
      </ul>
      {count > unread.length ? (
        <p>{t('more', { count: format.number(count - unread.length) })}</p>
      ) : null}
    </Notice>
  );
}

/** The booked appointments at busy times, with links to their days at the desk. */
function BusyAppointments({ calendar }: { calendar: BusyCalendar }) {
  const t = useText('calendars');
  const format = useFormat();
  const { appointments, appointments_count: count } = calendar;
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={t('appointments', { count })}>
      <p>{t('appointmentsHint')}</p>
      <ul className={styles.events}>
        {appointments.map(({ id, starts_at: startsAt, branch_id: branchId, branch }) => (
          <li key={id}>
            <Link to={`/desk?branch=${branchId}&day=${wallClockOf(startsAt).date}`}>
              {format.dateTime(startsAt)}
            </Link>{' '}
            {branch}
          </li>
        ))}
      </ul>
      {count > appointments.length ? (
        <p>{t('more', { count: format.number(count - appointments.length) })}</p>
      ) : null}
    </Notice>
  );
}

/** Replaces the times of a file by those of a newer one, as soon as it is chosen. */
function NewerFile({ calendar: { id, doctor_id } }: { calendar: BusyCalendar }) {
  const t = useText('calendars');
  const [isOpen, setIsOpen] = useState(false);
  const upload = useUpload(() => setIsOpen(false));
  if (!isOpen) {
    return (
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {t('upload')}
      </Button>
    );
  }
  return (
    <div className={styles.form}>
      <CalendarFile
        file={upload.variables?.file ?? null}
        onChoose={(file) => upload.mutate({ doctor: doctor_id, calendar: id, file })}
      />
      <FailureNotice error={upload.error} />
      {upload.data?.fault ? <FaultNotice fault={upload.data.fault} /> : null}
    </div>
  );
}
