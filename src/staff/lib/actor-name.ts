/** Returns the name of the account in the actor of an event, `operator kata` or `staff kata`. */
export function actorName(actor: string): string {
  return actor.replace(/^(operator|staff) /, '');
}
