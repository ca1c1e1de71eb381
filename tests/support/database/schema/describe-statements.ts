import type pg from 'pg';
import type { Submittable } from 'pg';
import { TYPES } from './describe-rows.ts';

interface Statement {
  name: string;
  /** The types of the parameters. */
  parameters: string[];
  /** The types of the columns, null without a result. */
  results: string[] | null;
}

interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
}

/** The parts of a connection of `pg` that describe a statement, which its types lack. */
interface Connection {
  parse(query: { name: string; text: string; types: [] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
}

const HEADER = `// The parameters and columns of every prepared statement, a statement a line. Written by
// \`npm run schema\`, compared by tests/api/operations/schema.test.ts, checked by the type of \`prepared\`.
import type { Domains, Names, Tables } from './tables.ts';
import type { Preparation } from '#shared/domain/booking/preparation.ts';

export interface Statements {
`;

/** The statements that the server has parsed, with their types. Domains of columns are not resolved. */
const PARSED = `
  select name, parameter_types::text[] as parameters, result_types::text[] as results
  from pg_prepared_statements order by name collate "C"`;

const DOMAINS = `
  select typname as name, typbasetype::regtype::text as base from pg_type
  where typtype = 'd' and typnamespace = 'public'::regnamespace`;

/** The columns whose values a constraint lists, by table and number. */
const LISTED = `
  select a.attrelid || '.' || a.attnum as key, format('Tables[%L][%L]', c.relname, a.attname) as type
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  join pg_constraint k on k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
    and pg_get_constraintdef(k.oid, true) like '%= ANY (ARRAY[%'`;

/** The types of columns; a column can be null in addition. */
const COLUMN_TYPES: Readonly<Record<string, string>> = {
  ...TYPES,
  json: 'unknown',
  name: 'string',
  pg_lsn: 'string',
  'timestamp without time zone': 'string',
  void: 'unknown',
};

/** The types that parameters accept where they differ. */
const PARAMETER_TYPES: Readonly<Record<string, string>> = {
  bigint: 'number | string',
  bytea: 'Uint8Array',
  jsonb: 'unknown',
  numeric: 'number | string',
  'timestamp with time zone': "Date | 'infinity'",
};

/**
 * Returns the module `src/server/db/statements.ts`. Every statement is parsed and described by the
 * server, so one that does not fit the schema throws.
 */
export async function describeStatements(
  pool: pg.Pool,
  statements: ReadonlyMap<string, string>,
): Promise<string> {
  const { fields, parsed, domains, listed } = await parseStatements(pool, statements);
  const baseOf = new Map(domains.map(({ name, base }) => [name, base]));
  const listedType = new Map(listed.map(({ key, type }) => [key, type]));
  const parameterType = (type: string): string => {
    if (type.endsWith('[]')) return `readonly (${parameterType(type.slice(0, -2))} | null)[]`;
    const base = baseOf.get(type) ?? type;
    return PARAMETER_TYPES[base] ?? columnType(base, baseOf);
  };
  const lines = parsed.map(({ name, parameters, results }) => {
    const columns = (fields.get(name) ?? []).map((field, index) => {
      const type = listedType.get(`${field.tableID}.${field.columnID}`);
      return `${propertyName(field.name)}: ${type ?? columnType(results?.[index] ?? '', baseOf)}`;
    });
    return `  ${name}: { row: { ${columns.join('; ')} }; args: readonly [${parameters.map(parameterType).join(', ')}] };\n`;
  });
  return `${HEADER}${lines.join('')}}\n`;
}

async function parseStatements(pool: pg.Pool, statements: ReadonlyMap<string, string>) {
  const client = await pool.connect();
  try {
    const fields = new Map<string, readonly Field[]>();
    for (const [name, text] of statements) fields.set(name, await describe(client, name, text));
    const { rows: parsed } = await client.query<Statement>(PARSED);
    const { rows: domains } = await client.query<{ name: string; base: string }>(DOMAINS);
    const { rows: listed } = await client.query<{ key: string; type: string }>(LISTED);
    return { fields, parsed, domains, listed };
  } finally {
    // The statements stay in the session.
    client.release(true);
  }
}

function propertyName(name: string): string {
  return /^[a-z_]\w*$/.test(name) ? name : `'${name}'`;
}

function listOf(type: string): string {
  return type.includes('|') ? `(${type})[]` : `${type}[]`;
}

function columnType(type: string, baseOf: ReadonlyMap<string, string>): string {
  if (type.endsWith('[]')) return listOf(columnType(type.slice(0, -2), baseOf));
  const known = COLUMN_TYPES[type];
  if (known !== undefined) return known;
  if (baseOf.get(type) === 'text') return `Domains['${type}']`;
  throw new Error(`A statement has an unknown type: ${type}`);
}

/** Parses a statement under its name, and returns its columns. */
async function describe(
  client: pg.PoolClient,
  name: string,
  text: string,
): Promise<readonly Field[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly Field[]>();
  let fields: readonly Field[] = [];
  const description = {
    submit(connection: Connection) {
      connection.parse({ name, text, types: [] });
      connection.describe({ type: 'S', name });
      connection.sync();
    },
    handleRowDescription: (message: { fields: readonly Field[] }) => {
      fields = message.fields;
    },
    handleError: (cause: Error) =>
      reject(new Error(`Statement ${name}: ${cause.message}`, { cause })),
    handleReadyForQuery: () => resolve(fields),
  };
  client.query(description as unknown as Submittable);
  return promise;
}
