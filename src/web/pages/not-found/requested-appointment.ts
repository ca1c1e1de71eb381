/** Returns true if a path is that of an appointment or its feedback, in any language. */
export function isAppointmentPath(path: string | null): boolean {
  return path !== null && /^(\/[a-z]{2})?\/(appointments|feedback|a|f)(\/|$)/.test(path);
}
