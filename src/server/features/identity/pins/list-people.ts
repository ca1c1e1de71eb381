import type { DevicePerson } from '#shared/contract/identity/sign-in/pins.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { deviceHash } from '#server/features/identity/sessions/session-token.ts';
import { maxOf } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';

const selectPeople = prepared<DevicePerson, [deviceHash: string, now: Date, maxWrong: number]>(
  'people_of_staff_device',
  `select u.id, coalesce(nullif(u.display_name, ''), u.username) as name
   from staff_device_person p join staff_user u on u.id = p.staff_user_id
   where p.device_hash = $1 and p.expires_at > $2 and p.wrong_pins < $3
     and u.locked_at is null and u.pin_hash is not null
   order by name, u.id`,
);

/** Lists the people who can use their PIN on a device; none without a device. */
export async function listPeople(site: Site, device: string | null): Promise<DevicePerson[]> {
  if (device === null) return [];
  const maxWrong = maxOf(site.limits, 'wrongPinsPerDevice');
  const hash = deviceHash(site.secret, device);
  return selectPeople(site.database.pool, [hash, new Date(site.clock()), maxWrong]);
}
