import { useEffect, useMemo, useState } from 'react';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import { countryOf } from '#shared/countries/index.ts';
import { parseCheckInCode } from '#shared/domain/booking/check-in-code.ts';
import { bookedName } from '#shared/domain/people/name-order.ts';
import { formatPhone } from '#shared/domain/people/phone/phone.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { focusBeside, Suggestion } from '../drawer/booking/suggestion.tsx';
import { usePatients } from '../drawer/booking/use-patients.ts';
import type { DayModel } from '../model/day/day-model.ts';
import { mergeAppointments, prepareSearch, searchDay } from '../model/day/search-day.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import drawer from '../drawer/drawer.module.css';
import styles from '../desk.module.css';

interface SearchDialogProps {
  branch: number;
  /** The day that is shown: its appointments are found at once. */
  day: DayModel;
  /** The key that opened the search, if it was a digit. */
  initial: string;
  /** Runs for the code of a patient's page that was typed or pasted. */
  onCode: (code: string) => void;
  onAppointment: (appointment: DeskAppointment) => void;
  onPatient: (patient: KnownPatient) => void;
  onClose: () => void;
}

/** Finds patients and appointments by number, end of the phone or name, in any script. */
export function SearchDialog({ branch, day, initial, onCode, ...props }: SearchDialogProps) {
  const { onAppointment, onPatient, onClose } = props;
  const t = useText('desk');
  const format = useFormat();
  const { country } = useStaffApp();
  const [text, setText] = useState(initial);
  const search = usePatients(branch, text);
  const { patients } = search.found;
  const own = useMemo(() => searchDay(day, text.trim()), [day, text]);
  const appointments = mergeAppointments(own, search.found.appointments);
  // After the dialog is shown, and before the first letter.
  useEffect(() => {
    const timer = setTimeout(() => prepareSearch(day));
    return () => clearTimeout(timer);
  }, [day]);

  async function chooseFirst() {
    const [shown] = appointments;
    if (shown !== undefined) return onAppointment(shown);
    const {
      appointments: [appointment],
      patients: [patient],
    } = await search.find();
    if (appointment !== undefined) onAppointment(appointment);
    else if (patient !== undefined) onPatient(patient);
  }

  return (
    <Dialog onClose={onClose} title={t('search.title')} size="lg" steady>
      <div
        role="presentation"
        data-suggesting=""
        className={drawer.form}
        onKeyDown={(event) => {
          const isField = event.target instanceof HTMLInputElement;
          if (event.key !== 'Enter' || !isField) return;
          event.preventDefault();
          if (parseCheckInCode(text) !== null) onCode(text);
          else void chooseFirst();
        }}
      >
        <div role="presentation" data-search="" onKeyDown={focusBeside}>
          <TextField
            name="search"
            takesFocus
            autoComplete="off"
            label={t('search.label')}
            hint={t('search.hint')}
            isHintBelow
            value={text}
            onChange={setText}
          />
        </div>
        <div role="status" className={styles.found}>
          {search.isAnswered || patients.length > 0
            ? t('search.found', { count: patients.length })
            : null}
        </div>
        {appointments.length === 0 ? null : <h3>{t('search.appointments')}</h3>}
        <ul className={drawer.suggestions}>
          {appointments.map((appointment) => (
            <Suggestion
              key={appointment.id}
              detail={format.dateTime(appointment.starts_at)}
              onChoose={() => onAppointment(appointment)}
            >
              {appointment.name}
            </Suggestion>
          ))}
        </ul>
        {patients.length === 0 ? null : <h3>{t('search.book')}</h3>}
        <ul className={drawer.suggestions}>
          {patients.map((person) => (
            <Suggestion
              key={`${person.phone} ${person.given_name} ${person.surname ?? ''}`}
              detail={formatPhone(person.phone, countryOf(country).phone)}
              onChoose={() => onPatient(person)}
            >
              {bookedName({ ...person, given: person.given_name })}
            </Suggestion>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
