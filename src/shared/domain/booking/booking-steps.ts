/**
 * The journey through the booking modal: where a patient is and what has been settled so far. A
 * slot is the opaque id of the API; instants are epoch milliseconds.
 */
interface Steps {
  /** What to know before choosing a time: walk-in clinic, conditions of the price. */
  info: { step: 'info'; slotId: number | null };
  /** Choosing a time; `slotId` is the one chosen before, if any. */
  slots: { step: 'slots'; slotId: number | null };
  /** Name and phone. Without a slot it cannot be sent, only led back to the slots. */
  form: { step: 'form'; slotId: number | null };
  /** Waiting for the one-time code that was sent at `sentAt`. */
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

/** What each event makes of a step; an event that is not named means nothing there. */
type Row<S extends keyof Steps> = {
  [E in keyof Events]?: (state: Steps[S], event: Events[E]) => BookingState;
};
type Transitions = { [S in keyof Steps]: Row<S> };

/** An SMS may be asked for again after this long. */
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

/** Whether the modal opens with what to know first: nobody is to be surprised at the clinic. */
export function needsInfoStep(service: {
  on_walk_in_basis: boolean;
  price_conditions: string | null;
}): boolean {
  return service.on_walk_in_basis || (service.price_conditions ?? '').trim() !== '';
}

/** Where the journey begins; `slotId` is a slot that was chosen before the modal opened. */
export function startStep(start: { needsInfo: boolean; slotId: number | null }): BookingState {
  const { slotId } = start;
  if (start.needsInfo) return { step: 'info', slotId };
  return slotId === null ? { step: 'slots', slotId } : { step: 'form', slotId };
}

/** The state after an event; the same object when the event means nothing in that state. */
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

/** Whole seconds until another SMS may be asked for, 0 when it may be. Instants in epoch ms. */
export function secondsUntilResend(sentAt: number, now: number): number {
  // A clock that was set back must not lock the link for longer than the rule says.
  const elapsed = Math.max(0, now - sentAt);
  return Math.ceil(Math.max(0, RESEND_AFTER_MS - elapsed) / 1000);
}

/** Minutes for which a time is still held, about, and 0 only when it is over. Epoch milliseconds. */
export function minutesKept(until: number, now: number): number {
  return until > now ? Math.max(1, Math.round((until - now) / 60_000)) : 0;
}
