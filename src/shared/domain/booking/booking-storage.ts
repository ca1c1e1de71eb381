import type { BookingState } from './booking-steps.ts';

/** Serializes the state, so that a reload continues at the same step. */
export function serializeBooking(state: BookingState): string {
  return JSON.stringify(state);
}

/** Parses the output of `serializeBooking`; returns null for anything else. */
export function restoreBooking(text: string | null): BookingState | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  return typeof stored === 'object' && stored !== null ? readState({ ...stored }) : null;
}

function readState(stored: Record<string, unknown>): BookingState | null {
  const { step, slotId, sentAt, appointmentId, hash } = stored;
  switch (step) {
    case 'info':
    case 'slots':
    case 'form':
      return slotId === null || isId(slotId) ? { step, slotId } : null;
    case 'otp':
      return isId(slotId) && isId(sentAt) ? { step, slotId, sentAt } : null;
    case 'done':
      return isId(appointmentId) && typeof hash === 'string' && /^[0-9a-f]{32}$/.test(hash)
        ? { step, appointmentId, hash }
        : null;
    default:
      return null;
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
