import { useState } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import type { DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import { isSurnameFirst } from '#shared/domain/people/name-order.ts';
import { formatPhone } from '#shared/domain/people/phone/phone.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FailureNotice } from '../../../../ui/failure-notice.tsx';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import type { Correction } from '../../model/actions/use-desk-actions.ts';
import { useNoteTyped, useTyped, type FormHolder } from '../../model/typed-form.ts';
import { answerName, fieldErrors, type BookingValues } from '../booking/use-booking-form.ts';
import { SilentField } from '../silent-field.tsx';
import { CorrectedService, useMattersToPatient } from './corrected-service.tsx';
import {
  chosenService,
  correctedPatient,
  correctedService,
  correctionValues,
  isCorrected,
  losesInsurance,
  patientOf,
  servicesOf,
} from './correction.ts';
import { DetailFields } from './detail-fields.tsx';
import styles from '../drawer.module.css';

interface CorrectFormProps {
  appointment: DeskAppointmentDetails;
  questions: DeskBranch['questions'];
  doctor: DeskDoctor | undefined;
  /** The current day at the branch. */
  today: string;
  /** True before the start: then a new phone gets an SMS, and so does a service that matters to the patient. */
  isAhead: boolean;
  /** True when the appointment has ended or the patient was seen: then it keeps its length. */
  isOver: boolean;
  typed: FormHolder;
  onBack: () => void;
  /** Rejects if the correction was refused. */
  onConfirm: (correction: Correction) => Promise<void>;
}

/** Corrects the name, the phone, the insurance and the answers of a patient, and the service. */
export function CorrectForm({ appointment, questions, doctor, ...props }: CorrectFormProps) {
  const t = useText('desk');
  const { country, language } = useStaffApp();
  const typed = useTyped(props.typed);
  const draft = typed?.kind === 'correct' ? typed.draft : null;
  const resumed = draft?.appointment === appointment.id ? draft : null;
  const [silent, setSilent] = useState(resumed?.silent ?? null);
  const [failure, setFailure] = useState<unknown>(null);
  // What was seen first: a change of a colleague is not overwritten unseen.
  const [from] = useState(() => resumed?.from ?? patientOf(appointment));
  const [initial] = useState(() => {
    const shown = from.phone === '' ? '' : formatPhone(from.phone, countryOf(country).phone);
    const booked = { offer: appointment.offer_id, isFollowUp: appointment.is_follow_up };
    return correctionValues(from, resumed?.booked ?? booked, questions, shown);
  });
  const [begun] = useState(resumed?.values ?? initial);
  const services = servicesOf(doctor, appointment);
  const answers = questions.map(({ id }) => {
    const name = answerName(id);
    return [name, { initial: begun[name] ?? null }] as const;
  });
  const form = useForm<BookingValues>({
    fields: {
      phone: { initial: begun.phone },
      given_name: { initial: begun.given_name, required: true },
      surname: { initial: begun.surname },
      offer: { initial: begun.offer },
      kind: { initial: begun.kind },
      note: { initial: begun.note },
      has_consent: { initial: begun.has_consent },
      insurance: { initial: begun.insurance },
      ...Object.fromEntries(answers),
    },
    requiredMessage: t('required'),
    async onSubmit(values) {
      const to = correctedPatient(from, initial, values, { questions, doctor });
      const service = correctedService(initial, chosenService(services, initial, values));
      setFailure(null);
      try {
        await props.onConfirm({ from, to, ...service, silent_reason: silent });
        props.typed.note(null);
        props.onBack();
      } catch (error) {
        const errors = fieldErrors(error, to.additional_fields);
        const rest = form.setServerErrors(errors ?? {});
        if (errors === null || Object.keys(rest).length > 0) setFailure(error);
      }
    },
  });
  useNoteTyped(props.typed, {
    kind: 'correct',
    isTyped: isCorrected(initial, form.values),
    isSending: form.isSubmitting,
    draft: {
      appointment: appointment.id,
      from,
      booked: { offer: Number(initial.offer), isFollowUp: initial.kind === 'follow_up' },
      values: form.values,
      silent,
    },
  });
  const { phone, offer } = form.values;
  const chosen = chosenService(services, initial, form.values);
  const matters = useMattersToPatient(appointment, props.isOver ? undefined : chosen);
  const hasNewPhone = phone !== initial.phone;
  const names = [
    <TextField
      key="given"
      {...form.field('given_name')}
      takesFocus={!isSurnameFirst(language)}
      label={t('booking.givenName')}
      maxLength={100}
    />,
    <TextField
      key="surname"
      {...form.field('surname')}
      takesFocus={isSurnameFirst(language)}
      label={t('booking.surname')}
      maxLength={100}
    />,
  ];
  return (
    <form {...form.props} className={styles.form}>
      {isSurnameFirst(language) ? names.toReversed() : names}
      <TextField
        {...form.field('phone')}
        kind="tel"
        autoComplete="off"
        label={t('booking.phone')}
      />
      {hasNewPhone ? <p>{t('correctForm.newPhone')}</p> : null}
      {chosen === undefined ? null : (
        <CorrectedService
          form={form}
          offers={services}
          chosen={chosen}
          appointment={appointment}
          isOver={props.isOver}
          isAhead={props.isAhead}
        />
      )}
      {losesInsurance(doctor, initial, form.values) ? (
        <p className={styles.warning}>{t('correctForm.insurance')}</p>
      ) : null}
      {(hasNewPhone || matters) && phone.trim() !== '' && props.isAhead ? (
        <SilentField value={silent} onChange={setSilent} />
      ) : null}
      {doctor === undefined ? null : (
        <DetailFields
          form={form}
          doctor={doctor}
          questions={questions}
          offer={Number(offer)}
          today={props.today}
        />
      )}
      <FailureNotice error={failure} />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" inProgress={form.isSubmitting}>
          {t('correctForm.save')}
        </Button>
        <Button size="sm" variant="quiet" onClick={props.onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
