/**
 * Limits the referrer to the origin, on pages whose URL contains the hash of an appointment. The full
 * URL would leak to other sites and into the attribution of later bookings.
 */
export function StrictReferrer() {
  return <meta name="referrer" content="strict-origin" />;
}
