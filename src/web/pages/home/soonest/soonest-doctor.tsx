import { useId } from 'react';
import { paths } from '#shared/paths.ts';
import { wallClockOf, type TimeZone } from '#shared/domain/time/zoned-time.ts';
import { relativeDay } from '#shared/i18n/format-date.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { DoctorPortrait } from '#web/domain/doctor-portrait.tsx';
import styles from './soonest.module.css';
import type { SoonestDoctor as Soonest } from './soonest-query.ts';

interface SoonestDoctorProps {
  soonest: Soonest;
  timeZone: TimeZone;
  onPick: (slot: ShownSlot) => void;
}

/** A doctor with the first slots, each of which opens the booking. */
export function SoonestDoctor({ soonest, timeZone, onPick }: SoonestDoctorProps) {
  const { doctor, service, slots } = soonest;
  const { language } = useApp();
  const format = useFormat();
  const today = useToday(timeZone);
  const dayId = useId();
  const date = wallClockOf(slots[0]?.datetime ?? '').date;
  return (
    <li className={styles.doctor}>
      <AppLink
        to={paths.doctor(doctor.slug, { doctorService: service.id })}
        className={styles.person}
      >
        <DoctorPortrait name={doctor.name} image={doctor.image_url} size={40} eager />
        <span className={styles.facts}>
          <span className={styles.name}>{doctor.name}</span>{' '}
          <span className={styles.offer}>
            <span className={styles.specialty}>{doctor.specialties[0]?.name}</span>{' '}
            <span className={styles.price}>{format.money(service.total)}</span>
          </span>
        </span>
      </AppLink>
      <p id={dayId} className={styles.day}>
        {relativeDay(date, today, language) ?? format.day(date, 'short')}
      </p>
      <ul className={styles.times} aria-labelledby={dayId}>
        {slots.map((slot) => {
          const { minuteOfDay } = wallClockOf(slot.datetime);
          const time = format.time(minuteOfDay);
          return (
            <li key={slot.id}>
              <button
                type="button"
                className={styles.time}
                aria-label={`${doctor.name}, ${format.day(date, 'weekday')}, ${time}`}
                onClick={() => onPick(slot)}
              >
                {time}
              </button>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
