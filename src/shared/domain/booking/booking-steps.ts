/**
 * The state of the booking modal: the current step and the data so far. A slot is the opaque id of the
 * API; instants are epoch milliseconds.
 */
interface Steps {
  /** Information before choosing a slot: walk-in clinic, price conditions. */
  info: { step: 'info'; slotId: number | null };
  /** Choosing a slot; `slotId` is the previous choice, if any. */
  slots: { step: 'slots'; slotId: number | null };
  /** Name and phone. Without a slot the form cannot be submitted. */
  form: { step: 'form'; slotId: number | null };
  /** Entering the one-time code that was sent at `sentAt`. */
  otp: { step: 'otp'; slotId: number; sentAt: number };
  done: { step: 'done'; appointmentId: number; hash: string };
}

interface Events {
  continue: { type: 'continue' };
  slot_chosen: { type: 'slot_chosen'; slotId: number };
  back: { type: 'back' };
  code_sent: { type: 'code_sent'; sentAt: number };
  sms_failed: { type: 'sms_failed' };
  slot_taken: { type: 'slot_taken' };
  booked: { type: 'booked'; appointmentId: number; hash: string };
}

export type BookingStep = keyof Steps;
export type BookingState = Steps[BookingStep];
export type BookingEvent = Events[keyof Events];

/** The transition table: the result of each event in each step. Other events have no effect. */
type Row<S extends keyof Steps> = {
  [E in keyof Events]?: (state: Steps[S], event: Events[E]) => BookingState;
};
type Transitions = { [S in keyof Steps]: Row<S> };

/** The wait before another SMS may be requested. */
const RESEND_AFTER_MS = 60_000;

const toSlots = (state: { slotId: number | null }): BookingState => ({
  step: 'slots',
  slotId: state.slotId,
});
const toForm = (state: { slotId: number | null }): BookingState => ({
  step: 'form',
  slotId: state.slotId,
});
const toEmptySlots = (): BookingState => ({ step: 'slots', slotId: null });
const toOtp = (slotId: number, sentAt: number): BookingState => ({ step: 'otp', slotId, sentAt });

function toDone(
  state: { slotId: number | null } & BookingState,
  event: Events['booked'],
): BookingState {
  if (state.slotId === null) return state;
  return { step: 'done', appointmentId: event.appointmentId, hash: event.hash };
}

const TRANSITIONS: Transitions = {
  info: {
    continue: (state) => (state.slotId === null ? toSlots(state) : toForm(state)),
  },
  slots: {
    slot_chosen: (_, event) => toForm(event),
    back: toForm,
  },
  form: {
    back: toSlots,
    code_sent: (state, event) =>
      state.slotId === null ? state : toOtp(state.slotId, event.sentAt),
    slot_taken: toEmptySlots,
    booked: toDone,
  },
  otp: {
    back: toForm,
    code_sent: (state, event) => toOtp(state.slotId, event.sentAt),
    sms_failed: toForm,
    slot_taken: toEmptySlots,
    booked: toDone,
  },
  done: {},
};

/** Returns true if the modal opens with the info step, to avoid surprises at the clinic. */
export function needsInfoStep(service: {
  on_walk_in_basis: boolean;
  price_conditions: string | null;
}): boolean {
  return service.on_walk_in_basis || (service.price_conditions ?? '').trim() !== '';
}

/** Returns the first state; `slotId` is a slot that was chosen before the modal opened. */
export function startStep(start: { needsInfo: boolean; slotId: number | null }): BookingState {
  const { slotId } = start;
  if (start.needsInfo) return { step: 'info', slotId };
  return slotId === null ? { step: 'slots', slotId } : { step: 'form', slotId };
}

/** Returns the state after an event; the same object if the event has no effect. */
export function nextStep(state: BookingState, event: BookingEvent): BookingState {
  return transition(state.step, event.type, state, event);
}

function transition<S extends keyof Steps, E extends keyof Events>(
  step: S,
  type: E,
  state: Steps[S],
  event: Events[E],
): BookingState {
  const row: Row<S> = TRANSITIONS[step];
  return row[type]?.(state, event) ?? state;
}

/** Returns the seconds until another SMS may be requested, 0 if it may be. Instants in epoch ms. */
export function secondsUntilResend(sentAt: number, now: number): number {
  // A clock that was set back must not disable the link for longer.
  const elapsed = Math.max(0, now - sentAt);
  return Math.ceil(Math.max(0, RESEND_AFTER_MS - elapsed) / 1000);
}

/** Returns the rounded minutes left of a hold, and 0 only after its end. Instants in epoch ms. */
export function remainingHoldMinutes(until: number, now: number): number {
  return until > now ? Math.max(1, Math.round((until - now) / 60_000)) : 0;
}
