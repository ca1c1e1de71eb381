/** Returns the path of the test-only endpoint that moves an appointment into the past. */
export const endAppointmentPath = (appointment: number | string) =>
  `/test/appointments/${appointment}/end/`;
