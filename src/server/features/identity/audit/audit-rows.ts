import type { AuditAction, AuditSubject } from '#shared/domain/identity/audit-entries.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { instantOf, microsOf } from '#server/lib/cursor.ts';

interface AuditRow {
  id: number;
  at: Date;
  micros: number;
  actor: string;
  action: AuditAction;
  subject: AuditSubject;
  subject_id: number;
  subject_name: string | null;
}

export type AuditFilters = [
  from: Date,
  to: Date,
  afterMicros: number,
  afterId: number,
  limit: number,
  action: AuditAction | null,
  subject: AuditSubject | null,
  subjectId: number | null,
];

/** The events of staff and those of appointments; ids of the audit are even and odd. */
const SOURCES = [
  {
    columns: 'e.id * 2 as id, e.at, e.actor, e.action, e.subject_table as subject, e.subject_id',
    from: 'staff_event e',
    where: `(e.at, e.id * 2) < (${instantOf('$3')}, $4)
      and ($7::text is null or e.subject_table = $7) and ($8::bigint is null or e.subject_id = $8)`,
  },
  {
    columns: `e.id * 2 + 1, e.at, e.actor, e.action, 'appointment', e.appointment_id`,
    from: 'appointment_event e',
    // No patient and no job caused it: the condition of the indexes.
    where: `(e.at, e.id * 2 + 1) < (${instantOf('$3')}, $4)
      and e.actor not in ('patient', 'retention') and ($7::text is null or $7 = 'appointment')
      and ($8::bigint is null or e.appointment_id = $8)`,
  },
] as const;

/** Returns the SQL of a page: each source reads no more rows than the page shows. */
function auditPage(pageOf: (select: string) => string, condition: string): string {
  const pages = SOURCES.map(({ columns, from, where }) =>
    pageOf(
      `select ${columns} from ${from}
       where e.at >= $1 and e.at < $2 and ($6::text is null or e.action = $6)
         and ${where} and ${condition}
       order by e.at desc, e.id desc limit $5`,
    ),
  );
  return `select o.*, ${microsOf('o.at')} as micros, u.username as subject_name
    from (${pages.join(' union all ')}) o
    left join staff_user u on o.subject = 'staff_user' and u.id = o.subject_id
    order by o.at desc, o.id desc limit $5`;
}

/** Selects a page of the entries of all actors. */
export const selectAudit = prepared<AuditRow, AuditFilters>(
  'audit',
  auditPage((select) => `(${select})`, 'true'),
);

/** Selects a page of the entries of some actors, by an index for each of them. */
export const selectAuditOf = prepared<AuditRow, [...AuditFilters, actors: readonly string[]]>(
  'audit_of_actors',
  auditPage(
    (select) => `(select p.* from unnest($9::text[]) n(name) cross join lateral (${select}) p)`,
    'e.actor = n.name',
  ),
);
