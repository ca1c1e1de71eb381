import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';

/** The tables that events refer to. */
type SubjectTable = Tables['staff_event']['subject_table'];

/** An action of staff. */
export type StaffEvent = Pick<Tables['staff_event'], 'at' | 'actor' | 'action'>;

/** Lists what staff did to one row, the oldest first. */
export const listStaffEvents = prepared<StaffEvent, [table: SubjectTable, id: number]>(
  'staff_events_of_subject',
  `select at, actor, action from staff_event
   where subject_table = $1 and subject_id = $2 order by id`,
);
