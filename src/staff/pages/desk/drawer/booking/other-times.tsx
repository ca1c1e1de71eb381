import { useQuery } from '@tanstack/react-query';
import type { FreeTime } from '#shared/contract/desk/times.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { dayClock, wallClockOf } from '#shared/domain/time/zoned-time.ts';
import type { TimeZone } from '#shared/domain/time/zone-offset.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { failureText } from '../../../../lib/failure-text.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import type { DeskColumnModel } from '../../model/day/day-model.ts';
import { freeMinutes } from '../../model/day/free-times.ts';
import styles from '../drawer.module.css';

const MAX_TIMES = 6;

interface OtherTimesProps {
  /** The doctor's day, undefined without hours on it. */
  column: DeskColumnModel | undefined;
  offer: number;
  isFollowUp: boolean;
  minutes: number;
  /** The time that is taken. */
  startsAt: string;
  zone: TimeZone;
  now: number;
  onChoose: (startsAt: string) => void;
}

/** The free times of the doctor that are nearest to one that is taken; without any, those of the next day with some. */
export function OtherTimes({
  startsAt,
  offer,
  isFollowUp,
  now,
  onChoose,
  ...place
}: OtherTimesProps) {
  const t = useText('desk');
  const shellText = useText('shell');
  const format = useFormat();
  const { api } = useStaffApp();
  const { date } = wallClockOf(startsAt);
  const own = timesOfDay(place, startsAt, now);
  const {
    data: later,
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: ['desk', 'times', offer, isFollowUp, addDays(date, 1)],
    queryFn: () =>
      api.findTimesOfOffer({ id: offer, from: addDays(date, 1), is_follow_up: isFollowUp }),
    enabled: own.length === 0 && offer !== 0,
  });
  const times = own.length > 0 ? own : firstDayOf(later?.times ?? []);
  if (own.length === 0 && error !== null) {
    return (
      <div className={styles.buttons}>
        <p>{failureText(error, shellText)}</p>
        <Chip onClick={() => void refetch()}>{shellText('retry')}</Chip>
      </div>
    );
  }
  if (times.length === 0) return isPending ? null : <p>{t('times.never')}</p>;
  return (
    <div role="group" aria-label={t('booking.otherTimes')} className={styles.buttons}>
      {times.map((time) => (
        <Chip key={time} onClick={() => onChoose(time)}>
          {own.length > 0 ? format.time(time) : format.dateTime(time)}
        </Chip>
      ))}
    </div>
  );
}

/** Returns the nearest free times of the day of a time, the earliest first, ISO 8601 with offset. */
function timesOfDay(
  { column, minutes, zone }: Pick<OtherTimesProps, 'column' | 'minutes' | 'zone'>,
  startsAt: string,
  now: number,
): string[] {
  if (column === undefined) return [];
  const { date, minuteOfDay } = wallClockOf(startsAt);
  const clock = dayClock(date, zone);
  const distance = (minute: number) => Math.abs(minute - minuteOfDay);
  return freeMinutes(column, minutes)
    .filter((minute) => (clock.instantOf(minute) ?? 0) > now)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MAX_TIMES)
    .toSorted((a, b) => a - b)
    .flatMap((minute) => clock.isoOf(minute) ?? []);
}

function firstDayOf(times: readonly FreeTime[]): string[] {
  const day = times[0]?.starts_at.slice(0, 10) ?? '';
  return times
    .map(({ starts_at: startsAt }) => startsAt)
    .filter((startsAt) => startsAt.startsWith(day))
    .slice(0, MAX_TIMES);
}
