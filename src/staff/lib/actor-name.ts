/** Returns the name of the account in the actor of an event, such as `operator kata`. */
export function actorName(actor: string): string {
  return actor.replace(/^(operator|staff|clinic) /, '');
}
