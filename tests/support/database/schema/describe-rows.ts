import type pg from 'pg';

interface Column {
  table: string;
  column: string;
  type: string;
  is_nullable: boolean;
  /** The constraint that lists the values, such as `CHECK (status = ANY (ARRAY['booked'::text]))`. */
  check: string | null;
}

const COLUMNS = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
    not a.attnotnull as is_nullable,
    (select pg_get_constraintdef(k.oid, true) from pg_constraint k
     where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
       and pg_get_constraintdef(k.oid, true) like '%= ANY (ARRAY[%') as check
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and c.relname not in ('schema_migration', 'schema_definition')
  order by c.relname, a.attnum`;

/** The types that `src/server/db/pool/value-types.ts` parses the values to. */
const TYPES: Readonly<Record<string, string>> = {
  bytea: 'Buffer',
  bigint: 'number',
  boolean: 'boolean',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  'integer[]': 'number[]',
  jsonb: 'unknown',
  localized_text: 'Names',
  numeric: 'number',
  preparation: 'Preparation',
  real: 'number',
  smallint: 'number',
  'smallint[]': 'number[]',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  'timestamp with time zone[]': 'Date[]',
};

const MAX_LINE_LENGTH = 100;

const HEADER = `// The rows of the tables. Written by \`npm run schema\`, compared by tests/api/operations/schema.test.ts.
import type { Preparation } from '#shared/domain/booking/preparation.ts';
import type { LocalizedText } from '#shared/i18n/languages.ts';

/** A text in the languages of the country; other languages may be missing. */
export type Names = Readonly<Partial<LocalizedText>>;

/** The tables of a country's database by name, with the types that a query returns. */
export interface Tables {
`;

/** Returns the module \`src/server/db/tables.ts\` for a database. */
export async function describeRows(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const members = [...tables].map(
    ([table, columns]) => `  ${table}: {\n${columns.map(describeColumn).join('')}  };\n`,
  );
  return `${HEADER}${members.join('')}}\n`;
}

function describeColumn(column: Column): string {
  const types = typesOf(column);
  const line = `    ${column.column}: ${types.join(' | ')};\n`;
  // Breaks the line as the formatter does.
  if (line.length <= MAX_LINE_LENGTH + 1) return line;
  return `    ${column.column}:${types.map((type) => `\n      | ${type}`).join('')};\n`;
}

function typesOf({ table, column, type, check, is_nullable: isNullable }: Column): string[] {
  const values = check?.match(/'[^']+'(?=::text)/g);
  const name = TYPES[type];
  if (name === undefined) throw new Error(`${table}.${column} has an unknown type: ${type}`);
  const types = values ?? [name];
  return isNullable && name !== 'unknown' ? [...types, 'null'] : types;
}
