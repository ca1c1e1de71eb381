import { useEffect, useEffectEvent, useState } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import { formatPhone, normalizePhoneInput } from '#shared/domain/people/phone/phone.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { isSurnameFirst } from '#shared/domain/people/name-order.ts';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PhoneField } from '#web/ui/form/phone/phone-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { ConsentField } from '#web/domain/form/consent-field.tsx';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import { KindField } from '../form/kind-field.tsx';
import { QuestionFields } from '../form/question-fields.tsx';
import { useBookingForm } from '../form/use-booking-form.ts';
import { hasAnswers } from '../flow/storage/booking-draft.ts';
import type { BookingFlowControls } from '../flow/use-booking-flow.ts';
import styles from './steps.module.css';

interface FormStepProps {
  flow: BookingFlowControls;
  /** The query of the branch's questions. */
  questions: QuestionsQuery;
  /** The sentence that says until when the clinic asks to cancel; null if it does not. */
  notice: string | null;
  doctorService: DoctorService;
  /** The current day at the clinic. */
  today: PlainDate;
  /** The id of the form, for its button in the footer. */
  formId: string;
}

/**
 * The form for the patient's details and the questions of the branch. Name and phone do not wait for
 * the questions.
 */
export function FormStep({ flow, questions, notice, doctorService, today, formId }: FormStepProps) {
  const t = useT('booking');
  const { country, flags, language } = useApp();
  const showToast = useToast();
  const [initial] = useState(flow.currentValues);
  const fields = questions.data?.results ?? [];
  const form = useBookingForm({
    initial,
    fields,
    today,
    onSubmit: flow.submitForm,
  });
  const { phone: mask, phoneExample } = countryOf(country);

  // The initial values keep the stored answers while the questions load.
  useEffect(() => flow.setValues({ ...initial, ...form.values }));

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
      <KindField form={form} doctorService={doctorService} />
      {beginsWithSurname ? names.toReversed() : names}
      <PhoneField
        {...form.field('phone')}
        label={t('form.phone')}
        hint={flags.otp ? t('form.phoneHintCode') : t('form.phoneHint')}
        normalize={(raw) => normalizePhoneInput(raw, mask)}
        format={(phone) => formatPhone(phone, mask)}
        isHintBelow
        placeholder={phoneExample}
      />
      <ConsentField
        {...form.field('consent')}
        text={(policy) => t('form.consent', { policy })}
        policy={t('form.policy')}
      />
      {/* Last, so that nothing above moves when they have loaded. */}
      {questions.data === undefined ? <QuestionsStatus query={questions} /> : null}
      <QuestionFields
        form={form}
        fields={fields}
        insurances={doctorService.insurances}
        today={today}
        isOpen={hasAnswers(initial)}
      />
      {notice === null ? null : <p className={styles.notice}>{notice}</p>}
    </form>
  );
}

/** The query of the branch's questions. */
interface QuestionsQuery {
  data: { results: readonly AppointmentField[] } | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** The place of the branch's questions while they load or after they failed to load. */
function QuestionsStatus({ query }: { query: QuestionsQuery }) {
  const t = useT('booking');
  if (query.isError) {
    return (
      <RetryNotice label={t('failure.retry')} size="sm" onRetry={() => void query.refetch()}>
        {t('failure.fieldsFailed')}
      </RetryNotice>
    );
  }
  return (
    <>
      <SkeletonGroup label={t('form.loading')} className={styles.loading}>
        <Skeleton width="medium" />
      </SkeletonGroup>
      <SlowHint />
    </>
  );
}
