import { useState } from 'react';
import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import { countryOf } from '#shared/countries/index.ts';
import { personName } from '#shared/domain/booking/field-rules.ts';
import {
  isCompletePhone,
  isForeignPhone,
  noBreakPhone,
} from '#shared/domain/people/phone/phone.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import type { FieldDefinition } from '#web/ui/form/model/field-state.ts';
import { useForm, type Form } from '#web/ui/form/model/use-form.ts';
import { answerName, type Answer, type BookingValues } from '../flow/storage/booking-draft.ts';
import { answerError } from './answer-error.ts';

interface Options {
  initial: BookingValues;
  /** The branch's questions. */
  fields: readonly AppointmentField[];
  /** The current day at the clinic. */
  today: PlainDate;
  onSubmit: (values: BookingValues) => Promise<void>;
}

/**
 * Creates the booking form. The flags of the country determine which fields exist and are required.
 */
export function useBookingForm({ initial, fields, today, onSubmit }: Options): Form<BookingValues> {
  const t = useT('booking');
  const { country, flags } = useApp();
  const [isInsured, setInsured] = useState(initial.insured);
  const { phone: mask, phoneExample } = countryOf(country);
  const example = noBreakPhone(phoneExample);
  const phoneError = (phone: string) => {
    if (isCompletePhone(phone, mask)) return null;
    return isForeignPhone(phone, mask)
      ? t(`errors.phoneCountry.${country}`, { example })
      : t('errors.phone', { example });
  };

  const answers = fields.map((field) => {
    const name = answerName(field.id);
    const definition: FieldDefinition<Answer, BookingValues> = {
      initial: initial[name] ?? null,
      required: field.is_required,
      rules: [(answer) => answerError(field, answer, { country, today }, t)],
    };
    return [name, definition] as const;
  });

  const nameRules = [(name: string) => (personName(name) === null ? null : t('errors.name'))];
  const form = useForm<BookingValues>({
    fields: {
      name: { initial: initial.name, required: true, rules: nameRules },
      surname: { initial: initial.surname, required: flags.surname, rules: nameRules },
      phone: {
        initial: initial.phone,
        required: true,
        rules: [phoneError],
      },
      consent: { initial: initial.consent, required: flags.consent },
      kind: { initial: initial.kind },
      insured: { initial: initial.insured },
      insurance: { initial: initial.insurance, required: isInsured },
      ...Object.fromEntries(answers),
    },
    requiredMessage: t('errors.required'),
    onSubmit,
  });
  if (form.values.insured !== isInsured) setInsured(form.values.insured);
  return form;
}
