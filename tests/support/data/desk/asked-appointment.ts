/** The id of the first appointment of a database. */
export const ASKED_APPOINTMENT_ID = 1001;

/** An appointment whose patient is asked if they are coming. */
export const ASKED_APPOINTMENT = {
  hash: 'a'.repeat(32),
  client_name: 'Kata',
  client_surname: 'Próba',
  client_phone: '+36201234567',
} as const;
