import { prepared, type StatementsAfter } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';
import { validationError } from '#server/http/http-error.ts';
import type { Editor } from './editor.ts';
import { fieldErrorOf } from './field-error.ts';

/** The tables that staff edit. */
export type EditedTable = Tables['staff_event']['subject_table'] & StatementsAfter<'create_'>;

type Column<Table extends EditedTable> = keyof Tables[Table] & string;
type Arguments = [row: object, now: Date, actor: string, id: number | null];

/**
 * Returns a function that creates a row of a table, or with an id changes it, in one statement with its
 * event, and returns its id. `fixed` columns are written with a new row only. A violated constraint is a
 * 400 that names its field.
 */
export function createRowWriter<
  Table extends EditedTable,
  Edited extends Column<Table>,
  Fixed extends Column<Table> = never,
>(table: Table, edited: readonly Edited[], fixed: readonly Fixed[] = []) {
  const all = [...edited, ...fixed].join();
  const record = `jsonb_populate_record(null::${table}, $1)`;
  const insert = `insert into ${table} (${all}) select ${all} from ${record} where $4::integer is null`;
  const update = `update ${table} set (${edited.join()}) = (select ${edited.join()} from ${record})
    where id = $4::integer`;
  const name: EditedTable = table;
  const create = prepared<{ id: number }, Arguments>(
    `create_${name}`,
    withEvent(insert, 'created', table),
  );
  const change = prepared<{ id: number }, Arguments>(
    `change_${name}`,
    withEvent(update, 'changed', table),
  );
  return async (
    db: Queryable,
    { site, username }: Editor,
    id: number | undefined,
    row: Pick<Tables[Table], Edited> & { [Key in Fixed]?: Tables[Table][Key] | undefined },
  ): Promise<number> => {
    const statement = id === undefined ? create : change;
    const args: Arguments = [row, new Date(site.clock()), username, id ?? null];
    const [saved] = await statement(db, args).catch((error: unknown) => {
      throw fieldErrorOf(error, table);
    });
    if (saved === undefined) throw validationError({ code: 'does_not_exist', attr: 'id' });
    return saved.id;
  };
}

function withEvent(change: string, action: string, table: string): string {
  return `with saved as (${change} returning id),
    event as (
      insert into staff_event (at, actor, action, subject_table, subject_id)
      select $2, $3, '${action}', '${table}', id from saved)
    select id from saved`;
}
