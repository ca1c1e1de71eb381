import { useText } from '../../../lib/staff-app.ts';
import type { DayModel } from '../model/day/day-model.ts';
import { usePassedText } from '../model/use-texts.ts';
import { minutesPassed, minutesWaited, stateOf } from '../model/appointment-look.ts';
import styles from '../desk.module.css';

interface ArrivalsProps {
  day: DayModel;
  now: number;
  onOpen: (id: number) => void;
}

/** Patients in the house, the longest wait first, and those who are late. */
export function Arrivals({ day, now, onOpen }: ArrivalsProps) {
  const t = useText('desk');
  const textOfPassed = usePassedText();
  const appointments = day.columns.flatMap((column) =>
    column.appointments.map((appointment) => ({ ...appointment, doctor: column.doctor.name })),
  );
  const waiting = appointments
    .map((appointment) => ({ ...appointment, waited: minutesWaited(appointment, now) }))
    .filter((appointment) => appointment.waited !== null)
    .toSorted((a, b) => (b.waited ?? 0) - (a.waited ?? 0));
  const late = appointments.filter((appointment) => stateOf(appointment, now) === 'late');
  return (
    <>
      <section className={styles.box} aria-labelledby="desk-arrivals">
        <h2 id="desk-arrivals">{t('arrivals.title', { count: waiting.length })}</h2>
        {waiting.length === 0 ? <p>{t('arrivals.none')}</p> : null}
        <ul>
          {waiting.map((appointment) => (
            <li key={appointment.id}>
              <button type="button" className={styles.link} onClick={() => onOpen(appointment.id)}>
                {appointment.name}
              </button>
              <span>{textOfPassed(appointment.waited ?? 0)}</span>
              <small>{appointment.doctor}</small>
            </li>
          ))}
        </ul>
      </section>
      {late.length === 0 ? null : (
        <section className={styles.box} aria-labelledby="desk-late">
          <h2 id="desk-late">{t('late.title', { count: late.length })}</h2>
          <ul>
            {late.map((appointment) => (
              <li key={appointment.id}>
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => onOpen(appointment.id)}
                >
                  {appointment.name}
                </button>
                <span>{textOfPassed(minutesPassed(appointment, now) ?? 0)}</span>
                <small>{appointment.doctor}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
