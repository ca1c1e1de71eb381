import { needsInfoStep, startStep } from '#shared/domain/booking/booking-steps.ts';
import type { BookingRequest } from '../booking-request.ts';
import { EMPTY_VALUES, type BookingValues } from './storage/booking-draft.ts';
import { newFlowId } from './storage/idempotency-key.ts';
import type { BookingFlow } from './booking-flow.ts';
import type { StoredBooking } from './storage/stored-booking.ts';
import type { Attribution } from './attribution.ts';

/** The start of a booking in the modal: its first step, or the step before a reload. */
export interface BookingStart {
  request: BookingRequest;
  flow: BookingFlow;
  values: BookingValues;
  flowId: string;
  attribution: Attribution;
}

/** Starts a booking. `values` are those of an earlier booking on the same page, or null. */
export function startBookingFlow(
  request: BookingRequest,
  values: BookingValues | null,
  attribution: Attribution,
): BookingStart {
  const { slot } = request;
  const needsInfo = needsInfoStep(request.doctorService);
  const state = startStep({ needsInfo, slotId: slot?.id ?? null });
  return {
    request,
    flow: createFlow({ state, slot, sent: null, held: null, attempt: 0 }),
    values: values ?? EMPTY_VALUES,
    flowId: newFlowId(),
    attribution,
  };
}

/** Resumes a booking after a reload. `request` has the current doctor and prices. */
export function resumeBookingFlow(request: BookingRequest, stored: StoredBooking): BookingStart {
  const { slot, values, flowId, attribution } = stored;
  return { request: { ...request, slot }, flow: createFlow(stored), values, flowId, attribution };
}

function createFlow({
  state,
  slot,
  sent,
  held,
  attempt,
}: Pick<BookingFlow, 'state' | 'slot' | 'sent' | 'held' | 'attempt'>): BookingFlow {
  const errors = { notice: null, fieldErrors: null, codeError: null };
  return { state, slot, sent, held, attempt, ...errors, isOutcomeUnknown: false };
}
