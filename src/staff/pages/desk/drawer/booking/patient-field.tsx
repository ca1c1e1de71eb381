import { countryOf } from '#shared/countries/index.ts';
import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import { bookedName } from '#shared/domain/people/name-order.ts';
import { formatPhone } from '#shared/domain/people/phone/phone.ts';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import { useAppointmentText } from './use-appointment-text.ts';
import { focusBeside, Suggestion } from './suggestion.tsx';
import { usePatients } from './use-patients.ts';
import styles from '../drawer.module.css';

interface PatientFieldProps {
  branch: number;
  field: BoundField<string>;
  takesFocus: boolean;
  /** False once a patient is chosen. */
  isSearching: boolean;
  onType: (phone: string) => void;
  onChoose: (patient: KnownPatient) => void;
}

/** The phone, whose end finds the patients who were here; Enter chooses the first. */
export function PatientField({ branch, field, takesFocus, isSearching, ...on }: PatientFieldProps) {
  const t = useText('desk');
  const { country } = useStaffApp();
  const textOf = useAppointmentText();
  const mask = countryOf(country).phone;
  const search = usePatients(branch, isSearching ? field.value : '');

  /** Takes over the first patient who was found, or submits the form. */
  async function chooseFirst(input: HTMLInputElement) {
    const [first] = (await search.find()).patients;
    if (first === undefined) input.form?.requestSubmit();
    else on.onChoose(first);
  }

  return (
    <div
      role="presentation"
      data-suggesting=""
      className={styles.form}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void chooseFirst(event.target);
      }}
    >
      <div role="presentation" data-search="" onKeyDown={focusBeside}>
        <TextField
          {...field}
          kind="tel"
          takesFocus={takesFocus}
          autoComplete="off"
          label={t('booking.phone')}
          hint={t('booking.phoneHint')}
          isHintBelow
          onChange={on.onType}
        />
      </div>
      <ul className={styles.suggestions} aria-label={t('booking.known')}>
        {search.found.patients.map((person) => (
          <Suggestion
            key={`${person.phone} ${person.given_name} ${person.surname ?? ''}`}
            detail={`${formatPhone(person.phone, mask)} · ${t('booking.appointments', { count: person.appointments })}`}
            lines={[
              ...person.coming.map((each) => t('booking.coming', textOf(each))),
              ...(person.last === null ? [] : [t('booking.last', textOf(person.last))]),
            ]}
            onChoose={() => on.onChoose(person)}
          >
            {bookedName({ ...person, given: person.given_name })}
          </Suggestion>
        ))}
      </ul>
    </div>
  );
}
