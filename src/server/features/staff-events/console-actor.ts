/** Returns the actor of events that an account of the console causes. */
export function consoleActor(username: string): string {
  return `operator ${username}`;
}
