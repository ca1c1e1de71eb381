import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { deviceHash } from '#server/features/identity/sessions/session-token.ts';
import { startSignIn } from '#server/features/identity/sessions/sign-in.ts';
import type { Client } from '#server/features/identity/sessions/start-session.ts';
import type { SignInResult } from '#server/features/identity/sessions/sign-in-result.ts';
import { isPinRight } from '#server/features/identity/accounts/check-password.ts';
import {
  presentStaffUser,
  STAFF_COLUMNS,
  type StaffUserRow,
} from '#server/features/identity/accounts/staff-rows.ts';
import type { Requester } from '#server/features/identity/accounts/sign-in-limiters.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { validationError } from '#server/http/http-error.ts';
import { countHits, maxOf } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';

type Person = [deviceHash: string, user: number];

interface AttemptRow {
  pin_hash: string;
  expires_at: Date;
}

/** Counts an attempt before its PIN is checked, so that a burst of guesses is counted as well. */
const beginAttempt = prepared<AttemptRow, [...Person, now: Date, maxWrong: number]>(
  'begin_pin_attempt',
  `update staff_device_person p set wrong_pins = p.wrong_pins + 1
   from staff_user u
   where p.device_hash = $1 and p.staff_user_id = $2 and p.expires_at > $3 and p.wrong_pins < $4
     and u.id = p.staff_user_id and u.locked_at is null and u.pin_hash is not null
   returning u.pin_hash, p.expires_at`,
);
const forgiveAttempt = prepared<object, Person>(
  'forgive_pin_attempt',
  `update staff_device_person set wrong_pins = wrong_pins - 1
   where device_hash = $1 and staff_user_id = $2 and wrong_pins > 0`,
);
/** Locks the account, unless its PIN is another one since the check. */
const lockPerson = prepared<StaffUserRow, [user: number, pinHash: string]>(
  'lock_staff_user_of_pin',
  `select ${STAFF_COLUMNS} from staff_user u
   where u.id = $1 and u.pin_hash = $2 and u.locked_at is null for no key update`,
);
const acceptAttempt = prepared<{ staff_user_id: number }, [...Person, now: Date]>(
  'accept_pin_attempt',
  `update staff_device_person set wrong_pins = 0
   where device_hash = $1 and staff_user_id = $2 and expires_at > $3 returning staff_user_id`,
);

/**
 * Signs a person in with a PIN, on a device that knows the person. The session ends when that ends. Throws
 * a 400 for a wrong PIN, and for a person who must sign in with all factors: the device does not know the
 * person, or there were too many wrong PINs. Throws a 429 for too many attempts on the device.
 */
export async function signInWithPin(
  site: Site,
  device: string | null,
  { id, pin }: { readonly id: number; readonly pin: string },
  requester: Requester & Client,
): Promise<SignInResult> {
  if (device === null) throw mustSignIn();
  const hash = deviceHash(site.secret, device);
  const person: Person = [hash, id];
  const maxWrong = maxOf(site.limits, 'wrongPinsPerDevice');
  const now = new Date(site.clock());
  const [row] = await beginAttempt(site.database.pool, [...person, now, maxWrong]);
  if (row === undefined) throw mustSignIn();
  let isRight;
  try {
    await countHits(site, [{ limit: 'pinsPerDevice', subject: `pin\0${hash}` }]);
    isRight = await isPinRight(pin, row.pin_hash, requester);
  } catch (error) {
    await forgiveAttempt(site.database.pool, person);
    throw error;
  }
  return withTransaction(site.database.pool, async (db) => {
    if (!isRight) {
      const event = { by: id, action: 'second_factor_failed', now: now.getTime() } as const;
      await recordStaffEvent(db, { ...event, details: { kind: 'pin' } });
      return null;
    }
    const [account] = await lockPerson(db, [id, row.pin_hash]);
    const user = account === undefined ? null : presentStaffUser(account);
    const accepted = await acceptAttempt(db, [...person, now]);
    if (user === null || accepted.length === 0) throw mustSignIn();
    const endsAt = row.expires_at.getTime();
    return startSignIn(db, site, { user, proof: 'pin', endsAt }, requester);
  }).then((result) => {
    if (result === null) throw validationError({ code: 'pin_invalid', attr: 'pin' });
    return result;
  });
}

function mustSignIn() {
  return validationError({ code: 'pin_locked', attr: 'pin' });
}
