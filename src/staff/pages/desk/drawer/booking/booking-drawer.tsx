import { useState } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import { bookedName, isSurnameFirst } from '#shared/domain/people/name-order.ts';
import { formatPhone } from '#shared/domain/people/phone/phone.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FailureNotice } from '../../../../ui/failure-notice.tsx';
import { useFormat } from '../../../../lib/format.ts';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import { useKeptDraft } from '../../../../session/lock/drafts.ts';
import type { DeskColumnModel } from '../../model/day/day-model.ts';
import { isWithinBuffer } from '../../model/day/free-times.ts';
import type { KeptPanel } from '../../model/panel.ts';
import { DetailFields } from '../appointment/detail-fields.tsx';
import { Drawer } from '../drawer.tsx';
import { PreparationToRead } from '../appointment/preparation-to-read.tsx';
import { focusBeside, Suggestion } from './suggestion.tsx';
import { TooNear } from './too-near.tsx';
import {
  emptyBooking,
  useBookingForm,
  type BookedTime,
  type BookingDraft,
} from './use-booking-form.ts';
import { usePatients } from './use-patients.ts';
import styles from '../drawer.module.css';

interface BookingDrawerProps extends BookedTime {
  branch: DeskBranch;
  /** The current day at the branch. */
  today: string;
  doctor: DeskDoctor;
  /** The doctor's day that is shown, if there is one. */
  column: DeskColumnModel | undefined;
  /** A patient who was found before. */
  patient: KnownPatient | null;
  /** The booking that was half typed when the desk was locked. */
  typed: BookingDraft | undefined;
  onBooked: (appointment: DeskAppointment) => void;
  onClose: () => void;
}

/** Books an appointment: the phone first, which finds known patients, then the name and the service. */
export function BookingDrawer({
  branch,
  today,
  doctor,
  column,
  startsAt,
  source,
  isExtra,
  patient,
  typed,
  ...on
}: BookingDrawerProps) {
  const t = useText('desk');
  const format = useFormat();
  const { country, language } = useStaffApp();
  const mask = countryOf(country).phone;
  const time = { startsAt, source, isExtra };
  const [begun] = useState(() => typed ?? emptyBooking(doctor, patient));
  const booking = useBookingForm({ ...time, branch, doctor, draft: begun, onBooked: on.onBooked });
  const { form, draft, failure, asksConsent, choose } = booking;
  const schedule = doctor.schedule_id;
  useKeptDraft({
    branch: branch.id,
    panel: { kind: 'booking', schedule, ...time, draft },
  } satisfies KeptPanel);
  const { phone } = form.values;
  const minutes = doctor.offers.find(({ id }) => id === Number(form.values.offer))?.minutes ?? 0;
  const isNear = !isExtra && column !== undefined && isWithinBuffer(column, { startsAt, minutes });
  const search = usePatients(branch.id, draft.known === null ? phone : '');

  /** Takes over the first patient who was found, or submits the form. */
  async function chooseFirst(field: HTMLInputElement) {
    const [first] = (await search.find()).patients;
    if (first === undefined) field.form?.requestSubmit();
    else choose(first);
  }

  const names = [
    <TextField
      key="given"
      {...form.field('given_name')}
      label={t('booking.givenName')}
      maxLength={100}
    />,
    <TextField
      key="surname"
      {...form.field('surname')}
      label={t('booking.surname')}
      maxLength={100}
    />,
  ];
  return (
    <Drawer title={t(`booking.titles.${source}`)} onClose={on.onClose}>
      <p>
        <strong>{format.dateTime(startsAt)}</strong>, {doctor.name}
        {isExtra ? `, ${t('extra')}` : ''}
      </p>
      {isNear ? <TooNear buffer={doctor.buffer_minutes} /> : null}
      <form {...form.props} className={styles.form}>
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
              {...form.field('phone')}
              kind="tel"
              takesFocus={patient === null}
              autoComplete="off"
              label={t('booking.phone')}
              hint={t('booking.phoneHint')}
              isHintBelow
              onChange={booking.changePhone}
            />
          </div>
          <ul className={styles.suggestions} aria-label={t('booking.known')}>
            {search.found.patients.map((person) => (
              <Suggestion
                key={`${person.phone} ${person.given_name} ${person.surname ?? ''}`}
                detail={`${formatPhone(person.phone, mask)} · ${t('booking.appointments', { count: person.appointments })}`}
                onChoose={() => choose(person)}
              >
                {bookedName({ ...person, given: person.given_name })}
              </Suggestion>
            ))}
          </ul>
        </div>
        {isSurnameFirst(language) ? names.toReversed() : names}
        <SelectField
          {...form.field('offer')}
          label={t('booking.service')}
          options={doctor.offers.map(({ id, service, minutes }) => ({
            value: String(id),
            label: `${service}, ${t('minutes', { count: minutes })}`,
          }))}
        />
        <PreparationToRead offer={Number(form.values.offer)} language={booking.language} />
        <TextField {...form.field('note')} label={t('note')} maxLength={200} />
        {asksConsent ? (
          <>
            <p className={styles.consent}>{t('booking.consentText')}</p>
            <CheckboxField {...form.field('has_consent')} label={t('booking.consent')} />
          </>
        ) : null}
        <DetailFields form={form} doctor={doctor} today={today} questions={branch.questions} />
        {phone.trim() === '' ? <p className={styles.warning}>{t('noPhone')}</p> : null}
        <FailureNotice error={failure} />
        <Button type="submit" inProgress={form.isSubmitting}>
          {t('booking.submit')}
        </Button>
      </form>
    </Drawer>
  );
}
