import type { Rehearsal } from '#shared/contract/clinic-data/onboarding/onboarding.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Site } from '#server/site.ts';
import type { RehearsalRow } from './onboarding-rows.ts';

export function presentRehearsal(site: Site, { id, hash, starts_at }: RehearsalRow): Rehearsal {
  const startsAt = zonedIso(starts_at.getTime(), site.country.timeZone);
  return { appointment_id: id, hash, starts_at: startsAt };
}
