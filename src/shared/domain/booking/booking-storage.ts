import type { BookingState } from './booking-steps.ts';

/** The state as text, so that a reload continues where the patient was. */
export function serializeBooking(state: BookingState): string {
  return JSON.stringify(state);
}

/** The state that `serializeBooking` wrote, or null for anything else, tampered texts included. */
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
