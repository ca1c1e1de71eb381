import type { Queue } from '#shared/contract/desk/queues.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { presentClinicBranch } from '#server/features/catalogue/places/present-clinic-branch.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { nameOfClinic } from '#server/features/catalogue/reference/name-of-clinic.ts';
import { notFound } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { TicketRow } from './queue-rows.ts';
import { shareQueue } from './share-queue.ts';

/** The tickets that a screen shows as called. */
const MAX_CALLED = 6;

const selectByCode = prepared<{ branch: number; ticket: number | null }, [code: string]>(
  'queue_by_code',
  `select clinic_branch_id as branch, id as ticket from walk_in where code = $1
   union all
   select clinic_branch_id, null from walk_in_queue where screen_code = $1`,
);

/** Returns the queue that a ticket or a screen shows: numbers only. Throws a 404 for an unknown code. */
export async function findQueue(
  context: RequestContext,
  { code }: { code: string },
): Promise<Queue> {
  const { site } = context;
  const { branchById } = site.reference.current;
  const [found] = await selectByCode(site.database.pool, [code]);
  const branch = branchById.get(found?.branch ?? 0);
  if (found === undefined || branch === undefined) throw notFound();
  const queue = await shareQueue(site, code, branch.id);
  const doctorOf = (schedule: number | null) =>
    nameIn(context, queue.doctors.find(({ id }) => id === schedule)?.names ?? {});
  const zone = site.country.timeZone;
  const iso = (at: Date | null) => (at === null ? null : zonedIso(at.getTime(), zone));
  return {
    clinic: nameOfClinic(context, branch.clinic_id),
    branch: presentClinicBranch(context, branch).name,
    is_open: queue.isOpen,
    ticket: found.ticket === null ? null : ownTicket(),
    called: queue.tickets
      .filter(({ attendance }) => attendance === 'in_room')
      .toSorted((a, b) => (b.starts_at?.getTime() ?? 0) - (a.starts_at?.getTime() ?? 0))
      .slice(0, MAX_CALLED)
      .map((row) => ({ number: row.number, doctor: doctorOf(row.appointment_schedule) })),
    waiting: queue.waiting.map(({ id, number }) => ({ number, wait: queue.placeOf(id).wait })),
    at: zonedIso(site.clock(), zone),
  };

  function ownTicket(): Queue['ticket'] {
    const row = queue.tickets.find(({ id }) => id === found?.ticket);
    // Of an earlier day.
    if (row === undefined) throw notFound();
    return {
      number: row.number,
      state: stateOf(row),
      ...queue.placeOf(row.id),
      starts_at: iso(row.starts_at),
      doctor: doctorOf(row.appointment_schedule ?? row.schedule_id) || null,
    };
  }
}

function stateOf({ state, attendance }: TicketRow): NonNullable<Queue['ticket']>['state'] {
  if (state === 'waiting') return 'waiting';
  if (attendance === 'in_room') return 'called';
  return attendance === 'expected' || attendance === 'arrived' ? 'scheduled' : 'over';
}
