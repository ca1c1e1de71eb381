import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { isSurnameFirst } from '#shared/domain/people/name-order.ts';
import { isApiError } from '#web/lib/failures/api-failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FailureNotice } from '../../../../ui/failure-notice.tsx';
import { useFormat } from '../../../../lib/format.ts';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import { conflictAt, isWithinBuffer } from '../../model/day/free-times.ts';
import { bookable, serviceOf } from '../../model/day/places.ts';
import type { BookingPanel } from '../../model/panel.ts';
import { useNoteTyped, useTyped, type FormHolder } from '../../model/typed-form.ts';
import { DetailFields } from '../appointment/detail-fields.tsx';
import { Drawer } from '../drawer.tsx';
import { KindField } from '../kind-field.tsx';
import { PreparationToRead } from '../appointment/preparation-to-read.tsx';
import { DoubleBookings } from './double-bookings.tsx';
import { useFocusAtNewTime } from './focus-at-new-time.ts';
import { OtherTimes } from './other-times.tsx';
import { PatientField } from './patient-field.tsx';
import { TooNear } from './too-near.tsx';
import { useBookedDay } from './use-booked-day.ts';
import { emptyBooking, followUpOf, isTyped, useBookingForm } from './use-booking-form.ts';
import styles from '../drawer.module.css';

interface BookingDrawerProps {
  branch: DeskBranch;
  /** The current day at the branch. */
  today: string;
  now: number;
  doctors: readonly DeskDoctor[];
  doctor: DeskDoctor;
  panel: BookingPanel;
  typed: FormHolder;
  /** Moves the booking to another time of the doctor. */
  onTime: (startsAt: string) => void;
  onBooked: (appointment: DeskAppointment) => void;
  onClose: () => void;
}

/** Books an appointment: the phone first, which finds known patients, then the name and the service. */
export function BookingDrawer({
  branch,
  today,
  now,
  doctors,
  panel,
  ...props
}: BookingDrawerProps) {
  const t = useText('desk');
  const format = useFormat();
  const { language } = useStaffApp();
  const { startsAt, source, schedule, isExtra = false, patient = null, preset } = panel;
  const doctor = bookable(props.doctor);
  const typed = useTyped(props.typed);
  // A form in which nothing was typed begins again, with the focus, when another day is shown.
  const resumed = typed?.kind === 'booking' && typed.isTyped ? typed.draft : null;
  const [empty] = useState(() => emptyBooking(doctors, doctor, { startsAt, patient, preset }));
  const booking = useBookingForm({
    startsAt,
    source,
    isExtra,
    branch,
    doctors,
    doctor,
    draft: resumed ?? empty,
    preset,
    onBooked(appointment) {
      props.typed.note(null);
      props.onBooked(appointment);
    },
  });
  const { form, draft, offer, failure, asksConsent } = booking;
  useNoteTyped(props.typed, {
    kind: 'booking',
    draft,
    isTyped: isTyped(draft, empty),
    isSending: form.isSubmitting,
  });
  useFocusAtNewTime(form.props.id, draft.place, (resumed ?? empty).place);
  const { column, refresh } = useBookedDay(branch.id, doctors, { schedule, startsAt });
  const chosen = doctor.offers.find(({ id }) => id === offer);
  const kind = booking.isFollowUp ? followUpOf(doctor, offer) : chosen;
  const minutes = kind?.minutes ?? doctor.step_minutes;
  const time = { startsAt, minutes };
  const isNear = !isExtra && column !== undefined && isWithinBuffer(column, time);
  // While the form is sent, the appointment that appears may be its own.
  const isOpen = !isExtra && !form.isSubmitting && failure === null;
  const conflict = isOpen && column !== undefined ? conflictAt(column, time) : null;
  const isTimeRefused =
    isApiError(failure) && failure.body.errors.some(({ attr }) => attr === 'starts_at');
  const readDay = useEffectEvent(refresh);
  useEffect(() => {
    if (isTimeRefused) readDay();
  }, [isTimeRefused]);

  const otherTimes = (
    <OtherTimes
      column={column}
      offer={offer}
      isFollowUp={booking.isFollowUp}
      minutes={minutes}
      startsAt={startsAt}
      now={now}
      zone={branch.time_zone}
      onChoose={props.onTime}
    />
  );
  const isOffered = offer !== 0 || doctor.offers.length === 0;
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
    <Drawer
      title={t(`booking.titles.${source}`)}
      takesFocus={resumed === null}
      onClose={props.onClose}
    >
      <p>
        <strong>{format.dateTime(startsAt)}</strong>, {doctor.name}
        {isExtra ? `, ${t('extra')}` : ''}
      </p>
      {isNear && conflict === null ? <TooNear buffer={doctor.buffer_minutes} /> : null}
      <form {...form.props} className={styles.form}>
        <PatientField
          branch={branch.id}
          field={form.field('phone')}
          takesFocus={patient === null && resumed === null}
          isSearching={draft.known === null}
          onType={booking.changePhone}
          onChoose={booking.choose}
        />
        {isSurnameFirst(language) ? names.toReversed() : names}
        <DoubleBookings
          offer={offer}
          startsAt={startsAt}
          phone={form.values.phone}
          givenName={form.values.given_name}
        />
        <SelectField
          {...form.field('offer')}
          {...(isOffered
            ? { value: String(offer) }
            : { value: '', error: { visible: true, message: notOffered() } })}
          placeholder={isOffered ? undefined : t('booking.choose')}
          label={t('booking.service')}
          options={doctor.offers.map(({ id, service, ...each }) => ({
            value: String(id),
            label: `${service}, ${t('minutes', { count: each.minutes })}`,
          }))}
        />
        <KindField field={form.field('kind')} offer={chosen} />
        <PreparationToRead offer={offer} language={booking.language} />
        <TextField {...form.field('note')} label={t('note')} maxLength={200} />
        {asksConsent ? (
          <>
            <p className={styles.consent}>{t('booking.consentText')}</p>
            <CheckboxField {...form.field('has_consent')} label={t('booking.consent')} />
          </>
        ) : null}
        <DetailFields
          form={form}
          doctor={doctor}
          offer={offer}
          today={today}
          questions={branch.questions}
        />
        {form.values.phone.trim() === '' ? <p className={styles.warning}>{t('noPhone')}</p> : null}
        {conflict === null ? null : (
          <Notice tone="error" announce action={otherTimes}>
            {t(`booking.${conflict}`, { time: format.time(startsAt) })}
          </Notice>
        )}
        <FailureNotice error={failure} action={isTimeRefused ? otherTimes : undefined} />
        <Button type="submit" inProgress={form.isSubmitting}>
          {t('booking.submit')}
        </Button>
      </form>
    </Drawer>
  );

  function notOffered(): string {
    const service = serviceOf(doctors, Number(form.values.offer)) ?? '';
    return t('booking.notOffered', { doctor: doctor.name, service });
  }
}
