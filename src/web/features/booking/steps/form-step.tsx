import { useEffect, useEffectEvent, useState } from 'react';
import type { AppointmentField } from '#shared/contract/appointments/appointments.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatPhone, normalizePhoneInput } from '#shared/domain/people/phone.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PhoneField } from '#web/ui/form/phone/phone-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { AnswerField } from '../form/answer-field.tsx';
import { ConsentField } from '#web/domain/form/consent-field.tsx';
import { InsuranceFields } from '../form/insurance-fields.tsx';
import { useBookingForm } from '../form/use-booking-form.ts';
import { answerName } from '../flow/storage/booking-draft.ts';
import { isSurnameFirst } from '#shared/domain/people/name-order.ts';
import type { BookingFlowControls } from '../flow/use-booking-flow.ts';
import styles from './steps.module.css';

interface FormStepProps {
  flow: BookingFlowControls;
  /** The branch's questions. */
  fields: readonly AppointmentField[];
  /** The ids of the insurances that the doctor's service accepts. */
  insurances: readonly number[];
  /** The current day at the clinic. */
  today: PlainDate;
  /** The id of the form, for its button in the footer. */
  formId: string;
}

/** The form for the patient's details and the questions of the branch. */
export function FormStep({ flow, fields, insurances, today, formId }: FormStepProps) {
  const t = useT('booking');
  const { country, flags, language } = useApp();
  const showToast = useToast();
  const [initial] = useState(flow.currentValues);
  const form = useBookingForm({
    initial,
    fields,
    today,
    onSubmit: flow.submitForm,
  });
  const { phone: mask, phoneExample } = countryOf(country);

  useEffect(() => flow.setValues(form.values));

  const { fieldErrors } = flow;
  const showErrors = useEffectEvent((errors: Record<string, string[]>) => {
    const unknown = form.setServerErrors(errors);
    for (const message of Object.values(unknown).flat()) showToast({ tone: 'error', message });
  });
  useEffect(() => {
    if (fieldErrors !== null) showErrors(fieldErrors);
  }, [fieldErrors]);

  const beginsWithSurname = flags.surname && isSurnameFirst(language);
  const names = [
    <TextField
      key="name"
      {...form.field('name')}
      label={flags.surname ? t('form.firstName') : t('form.fullName')}
      autoComplete={flags.surname ? 'given-name' : 'name'}
      maxLength={100}
      takesFocus={!beginsWithSurname}
    />,
    flags.surname ? (
      <TextField
        key="surname"
        {...form.field('surname')}
        label={t('form.surname')}
        autoComplete="family-name"
        maxLength={100}
        takesFocus={beginsWithSurname}
      />
    ) : null,
  ];

  return (
    <form {...form.props} id={formId} className={styles.form}>
      {flags.appointmentWarning ? (
        <Notice tone="warning" title={t('warning.title')}>
          {t('warning.text')}
        </Notice>
      ) : null}
      {beginsWithSurname ? names.toReversed() : names}
      <PhoneField
        {...form.field('phone')}
        label={t('form.phone')}
        hint={flags.otp ? t('form.phoneHintCode') : t('form.phoneHint')}
        normalize={(raw) => normalizePhoneInput(raw, mask)}
        format={(phone) => formatPhone(phone, mask)}
        placeholder={phoneExample}
      />
      {fields.map((field) => (
        <AnswerField
          key={field.id}
          field={field}
          bound={form.field(answerName(field.id))}
          today={today}
        />
      ))}
      {insurances.length > 0 ? <InsuranceFields form={form} accepted={insurances} /> : null}
      {flags.consent ? (
        <ConsentField
          {...form.field('consent')}
          text={(policy) => t('form.consent', { policy })}
          policy={t('form.policy')}
        />
      ) : null}
    </form>
  );
}
