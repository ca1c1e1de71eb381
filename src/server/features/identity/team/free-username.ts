import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { normalUsername } from '#server/features/identity/accounts/staff-rows.ts';
import { validationError } from '#server/http/http-error.ts';

const selectFree = prepared<{ username: string }, [wish: string]>(
  'free_staff_username',
  `select $1::text || '-' || number as username from generate_series(1000, 9999) number
   where not exists (select from staff_user u where u.username = $1 || '-' || number)
   order by random() limit 1`,
);

/**
 * Returns a free username: the wish with four random digits, for every wish alike. Those who do not see all
 * accounts learn neither by a refusal nor by the digits whether another one uses the name. Throws a 400 when all numbers of a wish are in use.
 */
export async function freeUsername(db: Queryable, wish: string): Promise<string> {
  const [free] = await selectFree(db, [normalUsername(wish)]);
  if (free === undefined) throw validationError({ code: 'username_taken', attr: 'username' });
  return free.username;
}
