import type { ErrorCode } from '#shared/contract/errors.ts';
import { nextStep, type BookingState } from '#shared/domain/booking/booking-steps.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import type { BoundErrors } from './submit/bind-errors.ts';
import type { FailureReason, HeldSlot, Outcome, SentCode } from './submit/submit-booking.ts';

/** The message above the step. */
export type Notice = 'slot_taken' | 'slot_past' | 'slot_unavailable' | FailureReason;

/** A booking in progress, without the values of its form. */
export interface BookingFlow {
  state: BookingState;
  slot: ShownSlot | null;
  notice: Notice | null;
  /** Errors by field of the form; a new object for every rejection. */
  fieldErrors: BoundErrors['fields'] | null;
  /** The error about the one-time code; a new object for every rejection. */
  codeError: { message: string } | null;
  /** The last code that was sent. */
  sent: SentCode | null;
  held: HeldSlot | null;
  /** The number of rejections. The same body sent after a rejection is not a retry. */
  attempt: number;
  /** True if a booking request got no response, so the appointment may exist. */
  isOutcomeUnknown: boolean;
}

type Result = Exclude<Outcome, { type: 'rejected' }> | { type: 'rejected'; errors: BoundErrors };

const SLOT_NOTICES: Partial<Record<ErrorCode, Notice>> = {
  slot_taken: 'slot_taken',
  slot_past: 'slot_past',
};

/** Removes the messages about earlier errors. */
export function withoutErrors(flow: BookingFlow): BookingFlow {
  return { ...flow, notice: null, fieldErrors: null, codeError: null };
}

/** Applies the result of a request. A rejection leads to the step where it can be corrected. */
export function applyResult(flow: BookingFlow, result: Result): BookingFlow {
  const next = withoutErrors(flow);
  switch (result.type) {
    case 'booked': {
      const { id, hash } = result.appointment;
      const state = nextStep(flow.state, { type: 'booked', appointmentId: id, hash });
      return { ...next, state };
    }
    case 'code_sent': {
      const { sent, held } = result;
      const state = nextStep(flow.state, { type: 'code_sent', sentAt: sent.at });
      return { ...next, state, sent, held };
    }
    case 'failed': {
      const { reason } = result;
      return {
        ...next,
        state: reason === 'sms_failed' ? nextStep(flow.state, { type: 'sms_failed' }) : flow.state,
        notice: reason,
        isOutcomeUnknown: flow.isOutcomeUnknown || reason === 'no_response',
      };
    }
    case 'rejected':
      return applyErrors({ ...next, attempt: flow.attempt + 1 }, result.errors);
  }
}

function applyErrors(flow: BookingFlow, { slot, fields, code }: BoundErrors): BookingFlow {
  if (slot !== null) {
    return {
      ...flow,
      state: nextStep(flow.state, { type: 'slot_taken' }),
      slot: null,
      held: null,
      notice: SLOT_NOTICES[slot] ?? 'slot_unavailable',
    };
  }
  if (Object.keys(fields).length > 0) {
    const isForm = flow.state.step === 'form';
    return {
      ...flow,
      state: isForm ? flow.state : nextStep(flow.state, { type: 'back' }),
      fieldErrors: fields,
    };
  }
  return { ...flow, codeError: code === null ? null : { message: code } };
}
