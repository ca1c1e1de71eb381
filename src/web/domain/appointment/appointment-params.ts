/** What the address of an appointment's page names. */
export interface AppointmentParams {
  id: number;
  hash: string;
}

/** Null for an address that can belong to no appointment. */
export function appointmentParams(
  id: string | undefined,
  query: URLSearchParams,
): AppointmentParams | null {
  const hash = query.get('hash');
  if (id === undefined || !/^[1-9]\d{0,14}$/.test(id) || hash === null || hash === '') return null;
  return { id: Number(id), hash };
}
