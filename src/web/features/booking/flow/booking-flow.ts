import { nextStep, type BookingState } from '#shared/domain/booking/booking-steps.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { ChosenSlot } from '../booking-request.ts';
import type { BoundErrors } from './submit/bind-errors.ts';
import type { FailureReason, HeldSlot, Outcome, SentCode } from './submit/submit-booking.ts';

/** What the patient is told above the step. */
export type Notice = 'slot_taken' | 'slot_past' | 'slot_unavailable' | FailureReason;

/** A booking on its way, apart from what is typed into its form. */
export interface Journey {
  state: BookingState;
  slot: ChosenSlot | null;
  notice: Notice | null;
  /** Refusals at the fields of the form; a new object for every refusal. */
  fieldErrors: BoundErrors['fields'] | null;
  /** What is wrong with the code; a new object for every refusal. */
  codeError: { message: string } | null;
  /** Where the last code went and when (epoch milliseconds). */
  sent: SentCode | null;
  held: HeldSlot | null;
  /** Counts the refusals: a body sent again after one is not a retry. */
  attempt: number;
}

const SLOT_NOTICES: Partial<Record<ErrorCode, Notice>> = {
  slot_taken: 'slot_taken',
  slot_past: 'slot_past',
};

/** The journey as it goes on, with nothing left to say about what went wrong before. */
export function cleared(journey: Journey): Journey {
  return { ...journey, notice: null, fieldErrors: null, codeError: null };
}

/** The journey after a call that was not refused. */
export function settle(journey: Journey, outcome: Exclude<Outcome, { type: 'refused' }>): Journey {
  const next = cleared(journey);
  switch (outcome.type) {
    case 'booked': {
      const { id, hash } = outcome.appointment;
      return {
        ...next,
        state: nextStep(journey.state, { type: 'booked', appointmentId: id, hash }),
      };
    }
    case 'code_sent':
      return {
        ...next,
        state: nextStep(journey.state, { type: 'code_sent', sentAt: outcome.sent.at }),
        sent: outcome.sent,
        held: outcome.held,
      };
    case 'failed': {
      const isSms = outcome.reason === 'sms_failed';
      return {
        ...next,
        state: isSms ? nextStep(journey.state, { type: 'sms_failed' }) : journey.state,
        notice: outcome.reason,
      };
    }
  }
}

/** The journey after a refusal: back to where what was refused can be put right. */
export function refuse(journey: Journey, errors: BoundErrors): Journey {
  const next = { ...cleared(journey), attempt: journey.attempt + 1 };
  if (errors.slot !== null) {
    return {
      ...next,
      state: nextStep(journey.state, { type: 'slot_taken' }),
      slot: null,
      held: null,
      notice: SLOT_NOTICES[errors.slot] ?? 'slot_unavailable',
    };
  }
  if (Object.keys(errors.fields).length > 0) {
    const isForm = journey.state.step === 'form';
    return {
      ...next,
      state: isForm ? journey.state : nextStep(journey.state, { type: 'back' }),
      fieldErrors: errors.fields,
    };
  }
  return { ...next, codeError: errors.code === null ? null : { message: errors.code } };
}
