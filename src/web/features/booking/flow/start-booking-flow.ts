import { needsInfoStep, startStep } from '#shared/domain/booking/booking-steps.ts';
import type { BookingRequest } from '../booking-request.ts';
import type { BookingValues } from './storage/booking-draft.ts';
import { newJourneyId } from './storage/idempotency-key.ts';
import type { Journey } from './booking-flow.ts';
import type { StoredBooking } from './storage/stored-booking.ts';
import type { VisitOrigin } from './visit-origin.ts';

/** A booking as it enters the modal: at its first step, or where a reload interrupted it. */
export interface JourneyStart {
  request: BookingRequest;
  journey: Journey;
  values: BookingValues;
  journeyId: string;
  origin: VisitOrigin;
}

/** `values` are those of an earlier booking on the same page, so nobody types a name twice. */
export function startJourney(
  request: BookingRequest,
  values: BookingValues,
  origin: VisitOrigin,
): JourneyStart {
  const slotId = request.slot?.id ?? null;
  const needsInfo = needsInfoStep(request.doctorService);
  return {
    request,
    journey: {
      state: startStep({ needsInfo, slotId }),
      slot: request.slot,
      notice: null,
      fieldErrors: null,
      codeError: null,
      sent: null,
      held: null,
      attempt: 0,
    },
    values,
    journeyId: newJourneyId(),
    origin,
  };
}

/** Goes on after a reload; `request` holds what was asked for anew. */
export function resumeJourney(request: BookingRequest, stored: StoredBooking): JourneyStart {
  const { state, slot, sent, held, attempt, values, journeyId, origin } = stored;
  return {
    request: { ...request, slot },
    journey: { state, slot, notice: null, fieldErrors: null, codeError: null, sent, held, attempt },
    values,
    journeyId,
    origin,
  };
}
