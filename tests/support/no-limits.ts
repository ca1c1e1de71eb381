/** Settings for tests in which one address asks for as much as thousands do. */
export const NO_LIMITS = {
  CODES_PER_ADDRESS: '1000000',
  CODES_PER_PREFIX: '1000000',
  BOOKINGS_PER_PHONE: '1000000',
  BOOKINGS_PER_ADDRESS: '1000000',
  BOOKINGS_PER_PREFIX: '1000000',
  SEARCHES_PER_ADDRESS: '1000000',
} as const;
