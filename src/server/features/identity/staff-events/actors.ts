/** Returns the actor of events that an account of the console causes. */
export function consoleActor(username: string): string {
  return `operator ${username}`;
}

/** Returns the actor of events that an account of a clinic causes. */
export function clinicActor(username: string): string {
  return `clinic ${username}`;
}

/** Returns every form in which events name an account; `record_staff_event` writes the last one. */
export function actorsOfAccount(username: string): string[] {
  return [consoleActor(username), clinicActor(username), `staff ${username}`];
}
