import type { AuditEntry, AuditQuery } from '#shared/contract/identity/audit/audit.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { actorsOfAccount } from '#server/features/identity/staff-events/actors.ts';
import { pageAfter, parseCursor } from '#server/lib/cursor.ts';
import type { Caller } from '../access/caller.ts';
import type { Site } from '#server/site.ts';
import { dayRange } from '#server/lib/day-range.ts';
import { selectAudit, selectAuditOf, type AuditFilters } from './audit-rows.ts';
import { visiblePeople } from './visible-people.ts';

const PAGE_SIZE = 50;

/** The instants before and after every event. */
const EVER = { from: new Date(0), to: new Date('2200-01-01') };

interface AuditPage {
  results: AuditEntry[];
  next: string | null;
  people: string[];
}

/**
 * Lists what staff did as far as a member of staff may see it, the newest first. Actions of commands and
 * of the database belong to no account: only those who see everything see them.
 */
export async function listAudit(
  site: Site,
  reader: Caller,
  { person, action, subject, subject_id: subjectId, day, cursor }: AuditQuery,
): Promise<AuditPage> {
  const people = await visiblePeople(site, reader);
  const { from, to } = day === undefined ? EVER : dayRange(day, site.country.timeZone);
  const after = parseCursor(cursor);
  const filters: AuditFilters = [
    from,
    to,
    after.micros,
    after.id,
    PAGE_SIZE + 1,
    action ?? null,
    subject ?? null,
    subjectId ?? null,
  ];
  const actors = actorsOf(person, people, reader.reach.isAll);
  const { pool } = site.database;
  const rows = await (actors === null
    ? selectAudit(pool, filters)
    : selectAuditOf(pool, [...filters, actors]));
  const { results, next } = pageAfter(rows, PAGE_SIZE);
  return {
    results: results.map(({ micros: _micros, at, ...entry }) => ({
      ...entry,
      at: zonedIso(at.getTime(), site.country.timeZone),
    })),
    next,
    people,
  };
}

/** Returns the actors to filter by, in every form that events name an account in; null for all. */
function actorsOf(
  person: string | undefined,
  people: readonly string[],
  seesAll: boolean,
): string[] | null {
  if (person === undefined && seesAll) return null;
  const chosen = person === undefined ? people : people.filter((username) => username === person);
  return chosen.flatMap(actorsOfAccount);
}
