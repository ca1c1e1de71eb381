import type { ContactMessagePayload } from '#shared/contract/inbox/requests.ts';
import { email, firstError } from '#shared/domain/booking/field-rules.ts';
import { useApiClient } from '#web/lib/api/use-api-client.ts';
import { useSubmission } from '#web/features/requests/use-submission.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useForm, type Form } from '#web/ui/form/model/use-form.ts';
import { parseContact, looksLikePhone } from './parse-contact.ts';

interface ContactValues {
  name: string;
  /** An email address or a phone number. */
  contact: string;
  message: string;
  consent: boolean;
}

const FIELDS = { email: 'contact', phone: 'contact', consents: 'consent' };

function payloadOf({ name, contact, message, consent }: ContactValues): ContactMessagePayload {
  return {
    name,
    ...parseContact(contact),
    message,
    ...(consent ? { consents: ['personal_data'] } : {}),
  };
}

/** Manages the contact form and its submission. */
export function useContactForm() {
  const t = useT('contacts');
  const { flags } = useApp();
  const api = useApiClient();
  const { isSent, send } = useSubmission(api.createContactMessage, FIELDS);
  const form: Form<ContactValues> = useForm<ContactValues>({
    fields: {
      name: { initial: '', required: true },
      contact: {
        initial: '',
        required: true,
        rules: [
          (typed) =>
            firstError(typed, [email]) === null || looksLikePhone(typed)
              ? null
              : t('errors.contact'),
        ],
      },
      message: { initial: '', required: true },
      consent: { initial: false, required: flags.consent },
    },
    requiredMessage: t('errors.required'),
    onSubmit: (values) => send(payloadOf(values), form.setServerErrors),
  });
  return { form, isSent };
}
