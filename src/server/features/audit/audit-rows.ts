import type { AuditAction, AuditSubject } from '#shared/domain/audit/audit-entries.ts';
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

type AuditArguments = [
  from: Date,
  to: Date,
  afterMicros: number,
  afterId: number,
  limit: number,
  actors: readonly string[] | null,
  action: AuditAction | null,
  subject: AuditSubject | null,
  subjectId: number | null,
];

/** The conditions of both tables; `id` is the SQL of the id within the audit. */
function matches(id: string): string {
  return `e.at >= $1 and e.at < $2 and (e.at, ${id}) < (${instantOf('$3')}, $4)
    and ($6::text[] is null or e.actor = any ($6)) and ($7::text is null or e.action = $7)`;
}

/**
 * The events of staff and those of appointments that no patient and no job caused. Ids of the audit are
 * even for the first and odd for the second. A page reads no more of each table than it shows.
 */
export const selectAudit = prepared<AuditRow, AuditArguments>(
  'audit',
  `select o.*, ${microsOf('o.at')} as micros, u.username as subject_name
   from (
     (select e.id * 2 as id, e.at, e.actor, e.action, e.subject_table as subject, e.subject_id
      from staff_event e
      where ${matches('e.id * 2')} and ($8::text is null or e.subject_table = $8)
        and ($9::bigint is null or e.subject_id = $9)
      order by e.at desc, e.id desc limit $5)
     union all
     (select e.id * 2 + 1, e.at, e.actor, e.action, 'appointment', e.appointment_id
      from appointment_event e
      where ${matches('e.id * 2 + 1')} and e.actor not in ('patient', 'retention')
        and ($8::text is null or $8 = 'appointment') and ($9::bigint is null or e.appointment_id = $9)
      order by e.at desc, e.id desc limit $5)) o
   left join staff_user u on o.subject = 'staff_user' and u.id = o.subject_id
   order by o.at desc, o.id desc limit $5`,
);
