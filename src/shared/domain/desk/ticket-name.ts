/** Returns the given name of a patient without the number of a ticket, which the queue puts before it; empty without one. */
export function nameWithoutTicket(name: string): string {
  return name.replace(/^#\d+(?:\s+|$)/u, '');
}
