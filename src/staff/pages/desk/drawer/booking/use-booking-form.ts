import { useState } from 'react';
import { flagsOf } from '#shared/countries/flags.ts';
import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { isApiError } from '#web/lib/failures/api-failure.ts';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';

/** An answer to a question of the branch; null without one. */
type Answer = string | boolean | null;

/** Returns the name of the field of a question. */
export const answerName = (question: number) => `answer-${question}` as const;

export interface BookingValues {
  phone: string;
  given_name: string;
  surname: string;
  offer: string;
  note: string;
  has_consent: boolean;
  /** The id of an insurance, or empty. */
  insurance: string;
  [answer: ReturnType<typeof answerName>]: Answer;
}

/** The values typed into a booking so far. */
export interface BookingDraft {
  /** A repeated request with this key books once. */
  readonly key: string;
  /** The patient who was chosen among the suggestions. */
  readonly known: KnownPatient | null;
  readonly values: BookingValues;
}

export interface BookedTime {
  /** ISO 8601 with offset. */
  startsAt: string;
  source: 'phone' | 'walk_in';
  /** The appointment may overlap others. */
  isExtra: boolean;
}

interface Options extends BookedTime {
  branch: DeskBranch;
  doctor: DeskDoctor;
  draft: BookingDraft;
  onBooked: (appointment: DeskAppointment) => void;
}

/** Returns an empty booking, or one for a patient who was found before. */
export function emptyBooking(doctor: DeskDoctor, patient: KnownPatient | null): BookingDraft {
  return {
    key: crypto.randomUUID(),
    known: patient,
    values: { note: '', has_consent: false, insurance: '', ...patientValues(doctor, patient) },
  };
}

/** Returns the values that come from a patient; the service is that of the last appointment. */
function patientValues({ offers }: DeskDoctor, patient: KnownPatient | null) {
  const offer = offers.find(({ id }) => id === patient?.offer_id) ?? offers[0];
  return {
    phone: patient?.phone ?? '',
    given_name: patient?.given_name ?? '',
    surname: patient?.surname ?? '',
    offer: String(offer?.id ?? 0),
  };
}

/** Returns the insurances that the chosen service accepts. */
export function insurancesOf({ offers }: DeskDoctor, { offer }: Pick<BookingValues, 'offer'>) {
  return offers.find(({ id }) => String(id) === offer)?.insurances ?? [];
}

/** Returns what the patient has answered. A box that is not ticked may not have been asked. */
function answersOf(questions: DeskBranch['questions'], values: BookingValues) {
  return questions.flatMap(({ id }) => {
    const value = values[answerName(id)] ?? null;
    const isOpen = value === null || value === false || value === '';
    return isOpen ? [] : [{ clinic_branch_field: id, value }];
  });
}

/**
 * Returns the errors of the fields of a booking that an error is about; null if it is about none. The error of
 * `additional_fields.0.value` is that of the first answer.
 */
export function fieldErrors(
  error: unknown,
  answers: readonly { clinic_branch_field: number }[],
): Record<string, string[]> | null {
  if (!isApiError(error) || error.body.type !== 'validation_error') return null;
  return Object.fromEntries(
    error.body.errors.map(({ attr, detail }) => [fieldOf(attr ?? '', answers), [detail]]),
  );
}

function fieldOf(attr: string, answers: readonly { clinic_branch_field: number }[]): string {
  const index = /^additional_fields\.(\d+)\./.exec(attr)?.[1];
  const answer = index === undefined ? undefined : answers[Number(index)];
  return answer === undefined ? attr : answerName(answer.clinic_branch_field);
}

/** Manages the form of a booking, begun with a draft. */
export function useBookingForm({ branch, doctor, draft, ...options }: Options) {
  const { startsAt, source, isExtra, onBooked } = options;
  const t = useText('desk');
  const { api, country, language } = useStaffApp();
  const asksConsent = flagsOf(country).consent;
  const [{ key, values: initial }] = useState(draft);
  const [known, setKnown] = useState(draft.known);
  const [failure, setFailure] = useState<unknown>(null);
  const { questions } = branch;
  const bookedLanguage = known !== null && isLanguage(known.language) ? known.language : language;
  const answers = questions.map(({ id }) => {
    const name = answerName(id);
    return [name, { initial: initial[name] ?? null }] as const;
  });
  const form = useForm<BookingValues>({
    fields: {
      phone: { initial: initial.phone },
      given_name: { initial: initial.given_name, required: true },
      surname: { initial: initial.surname },
      offer: { initial: initial.offer, required: true },
      note: { initial: initial.note },
      has_consent: { initial: initial.has_consent, required: asksConsent },
      insurance: { initial: initial.insurance },
      ...Object.fromEntries(answers),
    },
    requiredMessage: t('required'),
    async onSubmit(values) {
      setFailure(null);
      try {
        const { phone, given_name, surname, note, has_consent } = values;
        const accepted = insurancesOf(doctor, values).some(
          ({ id }) => String(id) === values.insurance,
        );
        const appointment = await api.bookAtDesk({
          phone,
          given_name,
          surname,
          note,
          has_consent,
          key,
          source,
          starts_at: startsAt,
          is_extra: isExtra,
          offer: Number(values.offer),
          language: bookedLanguage,
          insurance: accepted ? Number(values.insurance) : null,
          additional_fields: answersOf(questions, values),
        });
        onBooked(appointment);
      } catch (error) {
        const errors = fieldErrors(error, answersOf(questions, values));
        const rest = form.setServerErrors(errors ?? {});
        if (errors === null || Object.keys(rest).length > 0) setFailure(error);
      }
    },
  });

  function choose(person: KnownPatient) {
    setKnown(person);
    const values = patientValues(doctor, person);
    form.setValue('phone', values.phone);
    form.setValue('given_name', values.given_name);
    form.setValue('surname', values.surname);
    form.setValue('offer', values.offer);
    const next = asksConsent ? '[type=checkbox]' : '[type=submit]';
    document.getElementById(form.props.id)?.querySelector<HTMLElement>(next)?.focus();
  }

  function changePhone(phone: string) {
    setKnown(null);
    form.setValue('phone', phone);
  }

  const current: BookingDraft = { key, known, values: form.values };
  return {
    form,
    draft: current,
    failure,
    asksConsent,
    language: bookedLanguage,
    choose,
    changePhone,
  };
}
