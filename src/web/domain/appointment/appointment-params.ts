/** The parameters of an appointment's URL. */
export interface AppointmentParams {
  id: number;
  hash: string;
}

/** Reads the parameters of an appointment's URL; null if they are invalid. */
export function appointmentParams(
  id: string | undefined,
  query: URLSearchParams,
): AppointmentParams | null {
  const hash = query.get('hash');
  if (id === undefined || !/^[1-9]\d{0,14}$/.test(id) || hash === null || hash === '') return null;
  return { id: Number(id), hash };
}
