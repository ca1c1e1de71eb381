import type { Visit } from '#shared/contract/desk/visit.ts';

/** The event of a visit, in the words of its history. */
export type VisitChange = 'booked' | 'moved' | 'cancelled' | 'coming' | Visit['attendance'];

/** Returns what has happened to visits of a day, by their ids; what is not worth interrupting for is left out. */
export function listChanges(
  before: readonly Visit[],
  after: readonly Visit[],
): ReadonlyMap<number, { readonly visit: Visit; readonly change: VisitChange }> {
  const old = new Map(before.map((visit) => [visit.id, visit]));
  const ids = new Set(after.map(({ id }) => id));
  const left = before.filter(({ id, cancelled_by: by }) => !ids.has(id) && by === null);
  return new Map([
    ...left.map((visit) => [visit.id, { visit, change: 'moved' as const }] as const),
    ...after.flatMap((visit) => {
      const change = changeOf(old.get(visit.id), visit);
      return change === null ? [] : [[visit.id, { visit, change }] as const];
    }),
  ]);
}

function changeOf(old: Visit | undefined, visit: Visit): VisitChange | null {
  if (old === visit) return null;
  if (visit.cancelled_by !== null) return old?.cancelled_by === null ? 'cancelled' : null;
  if (old === undefined || old.cancelled_by !== null) return 'booked';
  if (old.starts_at !== visit.starts_at || old.schedule_id !== visit.schedule_id) return 'moved';
  if (old.attendance !== visit.attendance) return visit.attendance;
  return visit.is_coming && !old.is_coming ? 'coming' : null;
}
