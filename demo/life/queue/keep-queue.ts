import type pg from 'pg';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { queryWithoutTimeout } from '#demo/load/query-without-timeout.ts';
import { RECEPTION_ACTOR, type LivingClinic } from '../living-clinic.ts';
import { readHours } from '../read-hours.ts';
import { planTickets, type PlannedTicket } from './plan-tickets.ts';

/** A ticket of the demo in the database. */
interface KnownTicket extends pg.QueryResultRow {
  readonly id: number;
  readonly code: string;
  readonly state: 'waiting' | 'taken' | 'removed';
  readonly version: number;
}

const SELECT_DAY = 'select queue_day($1, $2)::text as day';
const SELECT_OPEN = 'select is_open as "isOpen" from walk_in_queue where clinic_branch_id = $1';
const SELECT_TICKETS = `select id::integer, code, state, version from walk_in
  where clinic_branch_id = $1 and day = $2 and code = any ($3)`;
const ADD = 'select add_walk_in($1, $2, $3, $4, $5, $6, $7, $8)';
const CHANGE = 'select change_walk_in($1, $2, $3, $4, $5, $6, $7)';

/** The version of a ticket that no one has changed. */
const FIRST_VERSION = 1;

interface Step {
  readonly at: number;
  readonly ticket: PlannedTicket;
  readonly isNew: boolean;
}

/**
 * Gives numbers to the patients of today's queue who have come until `now`, in epoch milliseconds, and takes in those
 * whose turn it was, in the order of time. A ticket that someone else has changed is left alone, and so is a queue
 * that someone has closed.
 */
export async function keepQueue(
  client: pg.ClientBase,
  clinic: LivingClinic,
  now: number,
): Promise<void> {
  const { branch, schedules } = clinic;
  const [queue] = await queryWithoutTimeout<{ isOpen: boolean }>(client, SELECT_OPEN, [branch]);
  const [today] = await queryWithoutTimeout<{ day: PlainDate }>(client, SELECT_DAY, [
    branch,
    new Date(now),
  ]);
  if (queue?.isOpen !== true || today === undefined) return;
  const { day } = today;
  const ids = schedules.filter((schedule) => schedule.branch === branch).map(({ id }) => id);
  const planned = planTickets(clinic, day, await readHours(client, ids, day, 1));
  const codes = planned.map(({ code }) => code);
  const read = async () => {
    const rows = await queryWithoutTimeout<KnownTicket>(client, SELECT_TICKETS, [
      branch,
      day,
      codes,
    ]);
    return new Map(rows.map((row) => [row.code, row]));
  };
  const before = await read();
  const steps = planned
    .flatMap((ticket): Step[] => [
      { at: ticket.createdAt, ticket, isNew: true },
      { at: ticket.endsAt, ticket, isNew: false },
    ])
    .filter(({ at, ticket, isNew }) => at <= now && isDue(before.get(ticket.code), isNew))
    .toSorted((a, b) => a.at - b.at);
  for (const { at, ticket, isNew } of steps) {
    if (isNew) await add(client, clinic, ticket);
    else await end(client, clinic, ticket, (await read()).get(ticket.code), at);
  }
}

function isDue(known: KnownTicket | undefined, isNew: boolean): boolean {
  if (known === undefined) return true;
  return !isNew && known.state === 'waiting' && known.version === FIRST_VERSION;
}

async function add(
  client: pg.ClientBase,
  clinic: LivingClinic,
  ticket: PlannedTicket,
): Promise<void> {
  await queryWithoutTimeout(client, ADD, [
    clinic.branch,
    ticket.isForDoctor ? ticket.schedule : null,
    ticket.service,
    ticket.given,
    ticket.code,
    bookingOf(clinic, ticket),
    new Date(ticket.createdAt),
    RECEPTION_ACTOR,
  ]);
}

/** Ends the wait of a ticket that still waits: some become appointments at once. */
async function end(
  client: pg.ClientBase,
  clinic: LivingClinic,
  ticket: PlannedTicket,
  known: KnownTicket | undefined,
  at: number,
): Promise<void> {
  if (known?.state !== 'waiting') return;
  await queryWithoutTimeout(client, CHANGE, [
    known.id,
    ticket.isLeaving ? 'remove' : 'take',
    known.version,
    ticket.isLeaving ? null : ticket.schedule,
    bookingOf(clinic, ticket),
    new Date(at),
    RECEPTION_ACTOR,
  ]);
}

function bookingOf({ reception }: LivingClinic, { hash, language }: PlannedTicket): string {
  return JSON.stringify({ hash, language, created_by: reception });
}
