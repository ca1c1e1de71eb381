import { useState } from 'react';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { usePermission, useText } from '../../../lib/staff-app.ts';
import type { DayModel } from '../model/day/day-model.ts';
import { UnmarkedDialog } from '../dialogs/unmarked-dialog.tsx';
import type { DeskActions } from '../model/actions/use-desk-actions.ts';
import { unmarkedOf } from '../model/day/unmarked.ts';
import { usePassedText } from '../model/use-texts.ts';
import { minutesPassed, minutesWaited, stateOf } from '../model/appointment-look.ts';
import styles from '../desk.module.css';

interface ArrivalsProps {
  day: DayModel;
  now: number;
  actions: DeskActions;
  onOpen: (appointment: DeskAppointment) => void;
}

/** Patients in the house, the longest wait first, those who are late, and those whom no one has marked. */
export function Arrivals({ day, now, actions, onOpen }: ArrivalsProps) {
  const t = useText('desk');
  const can = usePermission();
  const [isMarking, setIsMarking] = useState(false);
  const unmarked = unmarkedOf(day, now).length;
  const textOfPassed = usePassedText();
  const appointments = day.columns.flatMap((column) =>
    column.appointments.map((appointment) => ({ ...appointment, doctor: column.doctor.name })),
  );
  const waiting = appointments
    .flatMap((appointment) => {
      const passed = minutesWaited(appointment, now);
      return passed === null ? [] : [{ ...appointment, passed }];
    })
    .toSorted((a, b) => b.passed - a.passed);
  const late = appointments
    .filter((appointment) => stateOf(appointment, now) === 'late')
    .map((appointment) => ({ ...appointment, passed: minutesPassed(appointment, now) ?? 0 }));
  const list = (patients: typeof late) => (
    <ul>
      {patients.map((patient) => (
        <li key={patient.id}>
          <button type="button" className={styles.link} onClick={() => onOpen(patient)}>
            {patient.name}
          </button>
          <span>{textOfPassed(patient.passed)}</span>
          <small>{patient.doctor}</small>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <section className={styles.box} aria-labelledby="desk-arrivals">
        <h2 id="desk-arrivals">{t('arrivals.title', { count: waiting.length })}</h2>
        {waiting.length === 0 ? <p>{t('arrivals.none')}</p> : null}
        {list(waiting)}
      </section>
      {late.length === 0 ? null : (
        <section className={styles.box} aria-labelledby="desk-late">
          <h2 id="desk-late">{t('late.title', { count: late.length })}</h2>
          {list(late)}
        </section>
      )}
      {unmarked === 0 ? null : (
        <section className={styles.box} aria-labelledby="desk-unmarked">
          <h2 id="desk-unmarked">{t('unmarked.title', { count: unmarked })}</h2>
          {can('appointments.attend') ? (
            <Button size="sm" variant="secondary" onClick={() => setIsMarking(true)}>
              {t('unmarked.mark')}
            </Button>
          ) : null}
        </section>
      )}
      {isMarking ? (
        <UnmarkedDialog day={day} now={now} actions={actions} onClose={() => setIsMarking(false)} />
      ) : null}
    </>
  );
}
