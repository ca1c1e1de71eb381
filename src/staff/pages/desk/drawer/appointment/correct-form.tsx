import { useState } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import type { DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { SilentReason } from '#shared/domain/desk/silent-reasons.ts';
import { isSurnameFirst } from '#shared/domain/people/name-order.ts';
import { formatPhone } from '#shared/domain/people/phone/phone.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FailureNotice } from '../../../../ui/failure-notice.tsx';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import type { Correction } from '../../model/actions/use-desk-actions.ts';
import { answerName, fieldErrors, type BookingValues } from '../booking/use-booking-form.ts';
import { SilentField } from '../silent-field.tsx';
import { correctedPatient, correctionValues, patientOf } from './correction.ts';
import { DetailFields } from './detail-fields.tsx';
import styles from '../drawer.module.css';

interface CorrectFormProps {
  appointment: DeskAppointmentDetails;
  questions: DeskBranch['questions'];
  doctor: DeskDoctor | undefined;
  /** The current day at the branch. */
  today: string;
  /** True before the start: then a new phone gets an SMS. */
  isAhead: boolean;
  onBack: () => void;
  /** Rejects if the correction was refused. */
  onConfirm: (correction: Correction) => Promise<void>;
}

/** Corrects the name, the phone, the insurance and the answers of a patient. */
export function CorrectForm({ appointment, questions, doctor, ...props }: CorrectFormProps) {
  const t = useText('desk');
  const { country, language } = useStaffApp();
  const [silent, setSilent] = useState<SilentReason | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // What was seen first: a change of a colleague is not overwritten unseen.
  const [from] = useState(() => patientOf(appointment));
  const [initial] = useState(() => {
    const shown = from.phone === '' ? '' : formatPhone(from.phone, countryOf(country).phone);
    return correctionValues(from, appointment.offer_id, questions, shown);
  });
  const answers = questions.map(({ id }) => {
    const name = answerName(id);
    return [name, { initial: initial[name] ?? null }] as const;
  });
  const form = useForm<BookingValues>({
    fields: {
      phone: { initial: initial.phone },
      given_name: { initial: initial.given_name, required: true },
      surname: { initial: initial.surname },
      offer: { initial: initial.offer },
      note: { initial: initial.note },
      has_consent: { initial: initial.has_consent },
      insurance: { initial: initial.insurance },
      ...Object.fromEntries(answers),
    },
    requiredMessage: t('required'),
    async onSubmit(values) {
      const to = correctedPatient(from, initial, values, questions);
      setFailure(null);
      try {
        await props.onConfirm({ from, to, silent_reason: silent });
      } catch (error) {
        const errors = fieldErrors(error, to.additional_fields);
        const rest = form.setServerErrors(errors ?? {});
        if (errors === null || Object.keys(rest).length > 0) setFailure(error);
      }
    },
  });
  const { phone } = form.values;
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
      {hasNewPhone && phone.trim() !== '' && props.isAhead ? (
        <SilentField value={silent} onChange={setSilent} />
      ) : null}
      {doctor === undefined ? null : (
        <DetailFields form={form} doctor={doctor} questions={questions} today={props.today} />
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
