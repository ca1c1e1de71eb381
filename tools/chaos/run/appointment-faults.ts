import type pg from 'pg';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import type { Ledger, Possible } from '../traffic/ledger.ts';

/** The database before the run. */
export interface Baseline {
  /** The days of the demo data that differ from their weekly rules. */
  readonly calendar: ReadonlySet<string>;
  readonly lastAppointment: number;
}

export async function readBaseline(database: pg.Pool): Promise<Baseline> {
  const { rows } = await database.query<{ last: number }>(
    'select coalesce(max(id), 0)::float8 as last from appointment',
  );
  return {
    calendar: new Set(await calendarFaults(database)),
    lastAppointment: rows[0]?.last ?? 0,
  };
}

interface Row {
  id: number;
  hash: string;
  phone: string;
  status: string;
  starts_at: Date;
  attendance: string;
}

/**
 * Finds what differs from the acknowledgements: appointments that are lost, duplicated, half written or unknown to
 * every client, other writes that are lost, and new inconsistencies of calendars.
 */
export async function findAppointmentFaults(
  database: pg.Pool,
  ledger: Omit<Ledger, 'write'>,
  baseline: Baseline,
): Promise<string[]> {
  const { rows } = await database.query<Row>(
    `select id::float8, hash, client_phone as phone, status, starts_at, attendance
     from appointment where id > $1`,
    [baseline.lastAppointment],
  );
  const stored = Map.groupBy(rows, ({ phone }) => phone);
  const lost = await Promise.all(
    ledger.facts.map(async ({ text, sql, id }) => {
      const { rowCount } = await database.query(sql, [id]);
      return rowCount === 0 ? [`${text} was acknowledged but is missing`] : [];
    }),
  );
  return [
    ...[...ledger.entries].flatMap(([phone, possible]) =>
      entryFaults(phone, possible, stored.get(phone) ?? []),
    ),
    ...[...ledger.receipts].flatMap(([phone, { id, hash }]) =>
      stored.get(phone)?.some((row) => row.id === id && row.hash === hash) === true
        ? []
        : [`appointment ${id} was confirmed but is missing`],
    ),
    ...rows
      .filter(({ phone }) => !ledger.entries.has(phone))
      .map(({ id }) => `no client has booked appointment ${id}`),
    ...ledger.groups.flatMap((phones) => groupFaults(phones, stored)),
    ...lost.flat(),
    ...(await calendarFaults(database)).filter((fault) => !baseline.calendar.has(fault)),
  ];
}

function entryFaults(phone: string, possible: readonly Possible[], rows: readonly Row[]): string[] {
  if (rows.length > 1) return [`${phone} has ${rows.length} appointments instead of one`];
  const [row] = rows;
  const isPossible = possible.some((state) =>
    state === null || row === undefined
      ? state === null && row === undefined
      : state.status === row.status &&
        (state.startsAt ?? row.starts_at.getTime()) === row.starts_at.getTime() &&
        state.attendance === row.attendance,
  );
  if (isPossible) return [];
  const expected = JSON.stringify(possible);
  return [`the appointment of ${phone} is ${JSON.stringify(row ?? null)} instead of ${expected}`];
}

function groupFaults(phones: readonly string[], stored: ReadonlyMap<string, unknown>): string[] {
  const count = phones.filter((phone) => stored.has(phone)).length;
  return count === 0 || count === phones.length
    ? []
    : [`${count} of ${phones.length} appointments were imported`];
}
