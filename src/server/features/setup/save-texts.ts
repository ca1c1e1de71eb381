import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { validationError } from '#server/http/http-error.ts';
import { withoutBlanks } from './writing/country-rules.ts';
import type { Editor } from './writing/editor.ts';

type Input = InputOf<StaffEndpoints['saveTexts']>;
type Arguments = [texts: object, now: Date, actor: string, id: number];

/** Returns the statement that changes the description of a row, and adds the event. */
const descriptionsOf = (table: Input['subject']) =>
  prepared<{ id: number }, Arguments>(
    `change_texts_of_${table}`,
    `with saved as (update ${table} set descriptions = $1 where id = $4 returning id),
     event as (
       insert into staff_event (at, actor, action, subject_table, subject_id)
       select $2, $3, 'changed', '${table}', id from saved)
     select id from saved`,
  );
const CHANGE = {
  clinic: descriptionsOf('clinic'),
  doctor: descriptionsOf('doctor'),
  service: descriptionsOf('service'),
};

/** Saves the description of a clinic, a doctor or a service. */
export async function saveTexts({ site, username }: Editor, input: Input): Promise<number> {
  const texts = withoutBlanks(input.descriptions);
  const [saved] = await CHANGE[input.subject](site.database.pool, [
    ...([texts, new Date(site.clock()), username, input.id] as const),
  ]);
  if (saved === undefined) throw validationError({ code: 'does_not_exist', attr: 'id' });
  return saved.id;
}
