import type { DeskQueue, WalkIn } from '#shared/contract/desk/queue.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { presentServiceLink } from '#server/features/catalogue/services/present-service.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { QueueRows, TicketRow } from './queue-rows.ts';

/** Returns a queue as the desk sees it; a doctor sees the tickets that they can take. */
export function presentDeskQueue(
  context: RequestContext,
  queue: QueueRows,
  schedules: readonly number[],
): DeskQueue {
  const services = Map.groupBy(
    queue.doctors.flatMap(({ id, services: own }) =>
      schedules.includes(id) ? own.map((service) => ({ id, service })) : [],
    ),
    ({ service }) => service,
  );
  return {
    is_open: queue.isOpen,
    screen_code: queue.screenCode,
    services: [...services]
      .map(([id, offers]) => ({
        id,
        name: serviceName(context, id),
        schedules: offers.map((offer) => offer.id),
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, context.language)),
    waiting: queue.waiting
      .filter(({ schedule_id: own }) => own === null || schedules.includes(own))
      .map((row) => presentTicket(context, queue, row)),
  };
}

/** Converts a ticket to its API form. */
export function presentTicket(context: RequestContext, queue: QueueRows, row: TicketRow): WalkIn {
  const { before, wait } = queue.placeOf(row.id);
  const zone = context.site.country.timeZone;
  return {
    id: row.id,
    number: row.number,
    code: row.code,
    state: row.state,
    schedule_id: row.schedule_id,
    service: serviceName(context, row.service_id),
    takers: queue.doctors
      .filter(({ services }) => services.includes(row.service_id))
      .map(({ id }) => id),
    given_name: row.given_name,
    appointment_id: row.appointment_id,
    starts_at: row.starts_at === null ? null : zonedIso(row.starts_at.getTime(), zone),
    skips: row.skips,
    version: row.version,
    created_at: zonedIso(row.created_at.getTime(), zone),
    before,
    wait,
  };
}

function serviceName(context: RequestContext, id: number): string {
  const service = context.site.reference.current.serviceById.get(id);
  return service === undefined ? '' : presentServiceLink(context, service).name;
}
