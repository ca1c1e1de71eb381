import type { ClinicRequestPayload } from '#shared/contract/inbox/requests.ts';
import { email, firstError } from '#shared/domain/booking/field-rules.ts';
import { useApiClient } from '#web/lib/api/use-api-client.ts';
import { useSubmission } from '#web/features/requests/use-submission.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useForm, type Form } from '#web/ui/form/model/use-form.ts';

interface JoinValues {
  clinic_name: string;
  city: string;
  contact_name: string;
  phone: string;
  email: string;
  comment: string;
  consent: boolean;
}

/** The minimum number of digits in a phone number, without the country code. */
const MIN_DIGITS = 6;
const FIELDS = { consents: 'consent' };

function payloadOf({ consent, ...values }: JoinValues): ClinicRequestPayload {
  return { ...values, ...(consent ? { consents: ['personal_data'] } : {}) };
}

/** Manages the form of a clinic that wants to join, and its submission. */
export function useJoinForm() {
  const t = useT('join');
  const { flags } = useApp();
  const api = useApiClient();
  const { isSent, send } = useSubmission(api.createClinicRequest, FIELDS);
  const required = { initial: '', required: true };
  const form: Form<JoinValues> = useForm<JoinValues>({
    fields: {
      clinic_name: required,
      city: required,
      contact_name: required,
      phone: {
        ...required,
        rules: [
          (typed) => (typed.replace(/\D/g, '').length < MIN_DIGITS ? t('errors.phone') : null),
        ],
      },
      email: {
        ...required,
        rules: [(typed) => (firstError(typed, [email]) === null ? null : t('errors.email'))],
      },
      comment: { initial: '' },
      consent: { initial: false, required: flags.consent },
    },
    requiredMessage: t('errors.required'),
    onSubmit: (values) => send(payloadOf(values), form.setServerErrors),
  });
  return { form, isSent };
}
