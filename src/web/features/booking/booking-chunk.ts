/* Loaded when a booking is opened or resumed. */
export { BookingModal } from './booking-modal.tsx';
export { readAttribution } from './flow/attribution.ts';
export { resumeBookingFlow, startBookingFlow } from './flow/start-booking-flow.ts';
export { clearStoredBooking, readStoredBooking } from './flow/storage/stored-booking.ts';
