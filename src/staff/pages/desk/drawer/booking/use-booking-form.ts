import { useState } from 'react';
import { flagsOf } from '#shared/countries/flags.ts';
import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { isApiError } from '#web/lib/failures/api-failure.ts';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import { sameOffer } from '../../model/day/places.ts';

/** An answer to a question of the branch; null without one. */
type Answer = string | boolean | null;

/** Returns the name of the field of a question. */
export const answerName = (question: number) => `answer-${question}` as const;

export interface BookingValues {
  phone: string;
  given_name: string;
  surname: string;
  offer: string;
  /** `first` or `follow_up`, of an offer that has both. */
  kind: string;
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
  /** The place that was asked for with the key; null before. Another place gets another key. */
  readonly asked: string | null;
  /** The doctor and the time at which the form last had the focus; empty when it is to have it. */
  readonly place: string;
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

/** The choices that were made before the booking began. */
export interface BookingPreset {
  readonly offer: number;
  /** The id of an insurance. */
  readonly insurance: number | null;
  readonly isFollowUp: boolean;
}

interface Options extends BookedTime {
  branch: DeskBranch;
  doctors: readonly DeskDoctor[];
  /** The doctor, with the offers that can be booked. */
  doctor: DeskDoctor;
  draft: BookingDraft;
  preset: BookingPreset | undefined;
  onBooked: (appointment: DeskAppointment) => void;
}

/** The time, the patient and the choices that a booking begins with. */
interface BookingStart {
  readonly startsAt: string;
  readonly patient: KnownPatient | null;
  readonly preset?: BookingPreset | undefined;
}

/** Returns an empty booking, or one for a patient who was found before. */
export function emptyBooking(
  doctors: readonly DeskDoctor[],
  doctor: DeskDoctor,
  { startsAt, patient, preset }: BookingStart,
): BookingDraft {
  return {
    place: placeOf(doctor, startsAt),
    key: crypto.randomUUID(),
    asked: null,
    known: patient,
    values: {
      kind: preset?.isFollowUp === true ? 'follow_up' : 'first',
      note: '',
      has_consent: false,
      insurance: String(preset?.insurance ?? ''),
      ...personOf(patient),
      offer: String(wantedOffer(doctors, doctor, { patient, preset })),
    },
  };
}

function placeOf({ schedule_id: schedule }: DeskDoctor, startsAt: string): string {
  return `${schedule} ${startsAt}`;
}

/** Returns the values that come from a patient. */
function personOf(patient: KnownPatient | null) {
  return {
    phone: patient?.phone ?? '',
    given_name: patient?.given_name ?? '',
    surname: patient?.surname ?? '',
  };
}

/**
 * Returns the offer that a booking with a doctor begins with: the chosen service, else that of the patient's last
 * appointment, else the first. A chosen service that the doctor does not offer stays, and the form says so.
 */
function wantedOffer(
  doctors: readonly DeskDoctor[],
  doctor: DeskDoctor,
  { patient, preset }: Pick<BookingStart, 'patient' | 'preset'>,
): number {
  const first = doctor.offers[0]?.id ?? 0;
  if (preset !== undefined) return sameOffer(doctors, preset.offer, doctor)?.id ?? preset.offer;
  if (patient === null) return first;
  return sameOffer(doctors, patient.offer_id, doctor)?.id ?? first;
}

/** Returns true if more is typed than the form began with. Service and kind are chosen again in a moment. */
export function isTyped(draft: BookingDraft, begun: BookingDraft): boolean {
  const names = Object.keys(draft.values) as (keyof BookingValues)[];
  return names.some((name) => {
    const value = draft.values[name];
    return (
      name !== 'offer' &&
      name !== 'kind' &&
      value !== (begun.values[name] ?? null) &&
      Boolean(value)
    );
  });
}

/** Returns the insurances that the chosen service accepts. */
export function insurancesOf({ offers }: DeskDoctor, offer: number) {
  return offers.find(({ id }) => id === offer)?.insurances ?? [];
}

/** Returns the follow-up of the chosen service; null if it has none. */
export function followUpOf({ offers }: DeskDoctor, offer: number) {
  return offers.find(({ id }) => id === offer)?.follow_up ?? null;
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
export function useBookingForm({ branch, doctors, doctor, draft, ...options }: Options) {
  const { startsAt, source, isExtra, preset, onBooked } = options;
  const t = useText('desk');
  const { api, country, language } = useStaffApp();
  const asksConsent = flagsOf(country).consent;
  const place = placeOf(doctor, startsAt);
  const [{ values: initial }] = useState(draft);
  const [{ key, asked }, setAsked] = useState<Pick<BookingDraft, 'key' | 'asked'>>(draft);
  const [known, setKnown] = useState(draft.known);
  const [failed, setFailed] = useState<{ place: string; error: unknown } | null>(null);
  const { questions } = branch;
  const bookedLanguage = known !== null && isLanguage(known.language) ? known.language : language;
  const answers = questions.map(({ id }) => {
    const name = answerName(id);
    return [name, { initial: initial[name] ?? null }] as const;
  });
  const offerOf = (values: BookingValues) =>
    sameOffer(doctors, Number(values.offer), doctor)?.id ?? 0;
  const isFollowUp = (values: BookingValues) =>
    values.kind === 'follow_up' && followUpOf(doctor, offerOf(values)) !== null;
  const form = useForm<BookingValues>({
    fields: {
      phone: { initial: initial.phone },
      given_name: { initial: initial.given_name, required: true },
      surname: { initial: initial.surname },
      offer: {
        initial: initial.offer,
        required: true,
        rules: [(value) => (sameOffer(doctors, Number(value), doctor) ? null : t('move.noOffer'))],
      },
      kind: { initial: initial.kind },
      note: { initial: initial.note },
      has_consent: { initial: initial.has_consent, required: asksConsent },
      insurance: { initial: initial.insurance },
      ...Object.fromEntries(answers),
    },
    requiredMessage: t('required'),
    async onSubmit(values) {
      setFailed(null);
      const sent = asked === null || asked === place ? key : crypto.randomUUID();
      setAsked({ key: sent, asked: place });
      try {
        const { phone, given_name, surname, note, has_consent } = values;
        const offer = offerOf(values);
        const accepted = insurancesOf(doctor, offer).some(
          ({ id }) => String(id) === values.insurance,
        );
        const appointment = await api.bookAtDesk({
          phone,
          given_name,
          surname,
          note,
          has_consent,
          key: sent,
          source,
          starts_at: startsAt,
          is_extra: isExtra,
          is_follow_up: isFollowUp(values),
          offer,
          language: bookedLanguage,
          insurance: accepted ? Number(values.insurance) : null,
          additional_fields: answersOf(questions, values),
        });
        onBooked(appointment);
      } catch (error) {
        const errors = fieldErrors(error, answersOf(questions, values));
        const rest = form.setServerErrors(errors ?? {});
        if (errors === null || Object.keys(rest).length > 0) setFailed({ place, error });
      }
    },
  });

  function choose(person: KnownPatient) {
    setKnown(person);
    const values = personOf(person);
    form.setValue('phone', values.phone);
    form.setValue('given_name', values.given_name);
    form.setValue('surname', values.surname);
    // A service that was chosen stays.
    if (preset === undefined && form.values.offer === initial.offer) {
      form.setValue('offer', String(wantedOffer(doctors, doctor, { patient: person })));
    }
    const next = asksConsent ? '[type=checkbox]' : '[type=submit]';
    document.getElementById(form.props.id)?.querySelector<HTMLElement>(next)?.focus();
  }

  function changePhone(phone: string) {
    setKnown(null);
    form.setValue('phone', phone);
  }

  const current: BookingDraft = { key, asked, place, known, values: form.values };
  return {
    form,
    draft: current,
    /** The id of the chosen offer of the doctor; 0 if the doctor does not offer the service. */
    offer: offerOf(form.values),
    isFollowUp: isFollowUp(form.values),
    /** Why this time was refused. What another time was refused for no longer counts. */
    failure: failed?.place === place ? failed.error : null,
    asksConsent,
    language: bookedLanguage,
    choose,
    changePhone,
  };
}
