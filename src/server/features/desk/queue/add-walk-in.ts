import type { InputOf } from '#shared/contract/client.ts';
import type { WalkIn } from '#shared/contract/desk/queue.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { cleanName, isPersonName } from '#shared/domain/people/person-name.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { badRequest, notFound, validationError } from '#server/http/http-error.ts';
import { keyedHash } from '#server/lib/keyed-hash.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireBranch } from '#server/features/identity/access/scope.ts';
import { bookingOf } from './booking-of.ts';
import { presentTicket } from './present-queue.ts';
import { selectQueue, storeEstimate } from './queue-rows.ts';

/** The hexadecimal digits of the code in the address of the patient's page. */
const CODE_LENGTH = 24;

const callAdd = prepared<
  { outcome: Domains['walk_in_outcome']; walk_in_id: number | null },
  [
    branch: number,
    schedule: number | null,
    service: number,
    givenName: string,
    code: string,
    booking: object,
    now: Date,
    actor: string,
  ]
>('add_walk_in', 'select * from add_walk_in($1, $2, $3, $4, $5, $6, $7, $8)');

/**
 * Gives a patient without an appointment a number, or at once an appointment. A second request of the
 * account with the same key returns the same ticket. Throws a 400 for a closed queue, for a service that
 * is not offered and for an invalid name; a 404 for a branch out of scope; a 429 for too many tickets.
 */
export async function addWalkIn(
  context: RequestContext,
  caller: Caller,
  {
    id: branch,
    key,
    service,
    schedule_id: schedule,
    ...rest
  }: InputOf<StaffEndpoints['addWalkIn']>,
): Promise<WalkIn> {
  const { site } = context;
  const schedules = await requireBranch(site, caller, branch);
  if (schedule !== null && !schedules.some(({ id }) => id === schedule)) throw notFound();
  const givenName = cleanName(rest.given_name);
  if (givenName !== '' && !isPersonName(givenName)) {
    throw validationError({ code: 'name_invalid', attr: 'given_name' });
  }
  await countHits(site, [{ limit: 'walkInsPerBranch', subject: `walk-in\0${branch}` }]);
  const own = `${caller.id}\0${key}`;
  const code = keyedHash(site.secret, 'walk-in', own).slice(0, CODE_LENGTH);
  const [row] = await site.bookingLimiter(() =>
    callAdd(site.database.pool, [
      branch,
      schedule,
      service,
      givenName,
      code,
      bookingOf(context, caller, own),
      new Date(site.clock()),
      clinicActor(caller.username),
    ]),
  );
  if (row?.outcome === 'closed') throw badRequest('queue_closed');
  if (row?.outcome !== 'done') throw validationError({ code: 'does_not_exist', attr: 'service' });
  const queue = await selectQueue(site, branch);
  const ticket = queue.tickets.find(({ id }) => id === row.walk_in_id);
  if (ticket === undefined) throw notFound();
  await storeEstimate(site, queue, ticket.id);
  return presentTicket(context, queue, ticket);
}
