import type { DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import type { AppointmentPatient } from '#shared/contract/desk/appointments.ts';
import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { SilentReason } from '#shared/domain/desk/silent-reasons.ts';
import { bookable } from '../../model/day/places.ts';
import { answerName, insurancesOf, type BookingValues } from '../booking/use-booking-form.ts';

type Questions = DeskBranch['questions'];

/** The service of an appointment, and its kind. */
interface BookedService {
  readonly offer: number;
  readonly isFollowUp: boolean;
}

/** The values typed into a correction so far. */
export interface CorrectionDraft {
  readonly appointment: number;
  /** The patient as seen first. */
  readonly from: AppointmentPatient;
  /** The service and the kind as seen first. */
  readonly booked: BookedService;
  readonly values: BookingValues;
  readonly silent: SilentReason | null;
}

/** Returns what an appointment says of its patient. */
export function patientOf(appointment: DeskAppointmentDetails): AppointmentPatient {
  const { given_name, surname, phone, insurance_id: insurance, additional_fields } = appointment;
  return { given_name, surname, phone, insurance, additional_fields };
}

/** Returns the values of the form at first, with the phone as people write it. */
export function correctionValues(
  patient: AppointmentPatient,
  { offer, isFollowUp }: BookedService,
  questions: Questions,
  phone: string,
): BookingValues {
  const answers = questions.map(({ id, type }) => {
    const stored = patient.additional_fields.find((each) => each.clinic_branch_field === id)?.value;
    const shown = type === 'boolean' ? stored === true : (stored ?? null);
    return [answerName(id), typeof shown === 'number' ? String(shown) : shown] as const;
  });
  return {
    phone,
    given_name: patient.given_name,
    surname: patient.surname ?? '',
    offer: String(offer),
    kind: isFollowUp ? 'follow_up' : 'first',
    note: '',
    has_consent: false,
    insurance: String(patient.insurance ?? ''),
    ...Object.fromEntries(answers),
  };
}

/**
 * Returns the patient with what was changed in the form; all else stays as it is stored, but an insurance that another
 * service does not accept.
 */
export function correctedPatient(
  from: AppointmentPatient,
  initial: BookingValues,
  values: BookingValues,
  { questions, doctor }: { questions: Questions; doctor: DeskDoctor | undefined },
): AppointmentPatient {
  const changed = questions
    .map(({ id }) => ({ clinic_branch_field: id, value: values[answerName(id)] ?? null }))
    .filter(({ clinic_branch_field: id, value }) => value !== (initial[answerName(id)] ?? null));
  const isChanged = (id: number) => changed.some((each) => each.clinic_branch_field === id);
  const insurance =
    values.insurance === initial.insurance ? from.insurance : Number(values.insurance) || null;
  const isLost = losesInsurance(doctor, initial, values);
  return {
    given_name: values.given_name,
    surname: values.surname === initial.surname ? from.surname : values.surname,
    phone: values.phone === initial.phone ? from.phone : values.phone,
    insurance: isLost ? null : insurance,
    additional_fields: [
      ...from.additional_fields.filter((each) => !isChanged(each.clinic_branch_field)),
      ...changed.filter(({ value }) => value !== null && value !== false && value !== ''),
    ],
  };
}

/** Returns true if another service was chosen, which does not accept the insurance. */
export function losesInsurance(
  doctor: DeskDoctor | undefined,
  initial: BookingValues,
  { offer, insurance }: BookingValues,
): boolean {
  if (doctor === undefined || offer === initial.offer || insurance === '') return false;
  return insurancesOf(doctor, Number(offer)).every(({ id }) => String(id) !== insurance);
}

/** Returns the services that an appointment can be corrected to: what the doctor offers, and its own. */
export function servicesOf(
  doctor: DeskDoctor | undefined,
  { offer_id: own }: DeskAppointmentDetails,
): DeskDoctor['offers'] {
  if (doctor === undefined) return [];
  const offered = bookable(doctor).offers;
  return doctor.offers.filter((each) => each.id === own || offered.includes(each));
}

/** A service and a kind of it, with their price and length. */
export interface ChosenService extends BookedService {
  readonly total: number;
  readonly minutes: number;
}

/** Returns a service with the price and the length of a kind. A follow-up is one also after the clinic has withdrawn it. */
export function serviceOfKind(
  { id, follow_up: followUp, ...first }: DeskDoctor['offers'][number],
  isFollowUp: boolean,
): ChosenService {
  const { total, minutes } = (isFollowUp ? followUp : null) ?? first;
  return { offer: id, isFollowUp, total, minutes };
}

/** Returns the service and the kind of a form; undefined for a service that the doctor does not have. */
export function chosenService(
  services: DeskDoctor['offers'],
  initial: BookingValues,
  { offer, kind }: BookingValues,
): ChosenService | undefined {
  const chosen = services.find(({ id }) => String(id) === offer);
  if (chosen === undefined) return undefined;
  const isWithdrawn = offer === initial.offer && initial.kind === 'follow_up';
  const hasFollowUp = chosen.follow_up !== null || isWithdrawn;
  return serviceOfKind(chosen, kind === 'follow_up' && hasFollowUp);
}

/** Returns what a correction says of service and kind: both, or nothing if neither has changed. */
export function correctedService(initial: BookingValues, chosen: ChosenService | undefined) {
  const from = { offer: Number(initial.offer), isFollowUp: initial.kind === 'follow_up' };
  const isSame = from.offer === chosen?.offer && from.isFollowUp === chosen.isFollowUp;
  if (chosen === undefined || isSame) return { offer: null, is_follow_up: null };
  return {
    offer: { from: from.offer, to: chosen.offer },
    is_follow_up: { from: from.isFollowUp, to: chosen.isFollowUp },
  };
}

/** Returns true if the form says something else than at first. */
export function isCorrected(initial: BookingValues, values: BookingValues): boolean {
  const names = Object.keys(values) as (keyof BookingValues)[];
  return names.some((name) => (values[name] ?? null) !== (initial[name] ?? null));
}
