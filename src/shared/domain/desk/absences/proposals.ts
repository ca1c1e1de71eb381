/**
 * The things that the clinic can do with an appointment within an absence. `choice`: the patient chooses
 * another time. `same_doctor` and `colleague`: it is moved there. `call`: the patient has no mobile phone, so
 * the desk calls.
 */
export const PROPOSALS = ['choice', 'same_doctor', 'colleague', 'cancel', 'call'] as const;
export type Proposal = (typeof PROPOSALS)[number];

/**
 * The answer of a patient. `waiting` until the clinic acts, `told` until the patient answers. `skipped`: the
 * appointment had changed before the clinic acted.
 */
export const ANSWERS = ['waiting', 'told', 'moved', 'cancelled', 'call', 'skipped'] as const;
export type Answer = (typeof ANSWERS)[number];

/**
 * `prepared`: the time is blocked, and the clinic decides. `blocked`: no appointment is left to decide. `confirmed`: patients will be told, and it can be
 * taken back. `applied`: patients are told. `undone`: taken back before. `ended`: the doctor is back.
 */
export const ABSENCE_STATES = [
  'prepared',
  'blocked',
  'confirmed',
  'applied',
  'undone',
  'ended',
] as const;
export type AbsenceState = (typeof ABSENCE_STATES)[number];

/** Appointments that have no answer this long before them are on the list of calls. */
const CALL_AHEAD_MS = 18 * 3_600_000;

/** Checks that the desk has to call a patient who has not answered, at an instant in epoch milliseconds. */
export function needsCall(
  appointment: { answer: Answer; starts_at: string },
  now: number,
): boolean {
  if (appointment.answer === 'call') return true;
  return appointment.answer === 'told' && Date.parse(appointment.starts_at) - now <= CALL_AHEAD_MS;
}
