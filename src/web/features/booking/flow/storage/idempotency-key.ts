/** Creates the id of a booking flow, 128 random bits in hexadecimal. */
export function newFlowId(): string {
  // `randomUUID` does not exist without HTTPS, as on a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the `Idempotency-Key` of a booking: the same for the same body of the same attempt, also
 * after a reload, so that a retry after a lost response does not book twice. It is computed, not
 * stored, as the body contains the one-time code. A rejection starts a new attempt.
 */
export function idempotencyKey(flowId: string, attempt: number, body: unknown): string {
  return `${flowId}-${attempt}-${digest(JSON.stringify(body))}`;
}

/** Returns 53 bits by cyrb53 (bryc, public domain). The random flow id makes the key unique. */
function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
