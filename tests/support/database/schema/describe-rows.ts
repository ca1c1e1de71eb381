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

/** The domains of texts that list their values, such as the outcomes of a function. */
const DOMAINS = `
  select t.typname as domain, pg_get_constraintdef(k.oid, true) as check
  from pg_type t join pg_constraint k on k.contypid = t.oid
  where t.typnamespace = 'public'::regnamespace and t.typbasetype = 'text'::regtype
  order by t.typname`;

/** The types that `src/server/db/pool/value-types.ts` parses the values to. */
export const TYPES: Readonly<Record<string, string>> = {
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

const HEADER = `// The rows of the tables, and the values of domains. Written by \`npm run schema\`, compared by tests/api/operations/schema.test.ts.
import type { Preparation } from '#shared/domain/booking/preparation.ts';
import type { LocalizedText } from '#shared/i18n/languages.ts';

/** A text in the languages of the country; other languages may be missing. */
export type Names = Readonly<Partial<LocalizedText>>;

/** The tables of a country's database by name, with the types that a query returns. */
export interface Tables {
`;

const DOMAINS_HEADER = `
/** The values of domains by name, mostly the outcomes of functions. */
export interface Domains {
`;

/** Returns the module \`src/server/db/tables.ts\` for a database. */
export async function describeRows(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const members = [...tables].map(
    ([table, columns]) => `  ${table}: {\n${columns.map(describeColumn).join('')}  };\n`,
  );
  const { rows: domains } = await pool.query<{ domain: string; check: string }>(DOMAINS);
  const values = domains.map(
    ({ domain, check }) => `  ${domain}:${union('  ', valuesOf(check), domain.length + 2)};\n`,
  );
  return `${HEADER}${members.join('')}}\n${DOMAINS_HEADER}${values.join('')}}\n`;
}

function describeColumn(column: Column): string {
  const name = `    ${column.column}`;
  return `${name}:${union('    ', typesOf(column), name.length)};\n`;
}

/** Breaks the line as the formatter does. */
function union(indent: string, types: readonly string[], length: number): string {
  const line = ` ${types.join(' | ')}`;
  if (length + line.length + 2 <= MAX_LINE_LENGTH) return line;
  return types.map((type) => `\n${indent}  | ${type}`).join('');
}

function valuesOf(check: string): string[] {
  return check.match(/'[^']+'(?=::text)/g) ?? [];
}

function typesOf({ table, column, type, check, is_nullable: isNullable }: Column): string[] {
  const values = check === null ? [] : valuesOf(check);
  const name = TYPES[type];
  if (name === undefined) throw new Error(`${table}.${column} has an unknown type: ${type}`);
  const types = values.length > 0 ? values : [name];
  return isNullable && name !== 'unknown' ? [...types, 'null'] : types;
}
