import { addressSubject, countAgainst } from '#server/rate-limit.ts';
import type { Site } from '#server/site.ts';

const HOUR_MS = 3_600_000;

/** What an address may send in an hour: enough for an office behind one, too little for a flood. */
const LIMITS = {
  clinic_request: 10,
  survey_answer: 60,
  contact_message: 20,
} as const;

/** Counts what an address sends; throws a 429 when it is too much. */
export async function limitRequests(
  site: Site,
  action: keyof typeof LIMITS,
  address: string,
): Promise<void> {
  const limit = { action, windowMs: HOUR_MS, most: LIMITS[action] };
  await countAgainst(site, limit, addressSubject(site, address));
}
