import pg from 'pg';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { createPool } from '#server/db/pool/pool.ts';
import { summarize, type Load } from '../load/load.ts';
import type { Amount } from '../load/send-requests.ts';

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const MAX_CLIENTS = 32;
const recorded = new Map<string, Statement[]>();
let recording: { statement: string; isBlocked: boolean } | null = null;

/**
 * Hooks into pg to record the statements of the product with their values, so that they can run
 * alone without a second copy of their text.
 */
export function recordStatements(): void {
  const { prototype } = pg.Client;
  const query = Reflect.get(prototype, 'query') as (...args: unknown[]) => unknown;
  Reflect.set(prototype, 'query', function recordAndRun(this: pg.Client, ...args: unknown[]) {
    const [statement] = args;
    if (
      recording === null ||
      !isNamed(statement) ||
      !statement.name.startsWith(recording.statement)
    ) {
      return Reflect.apply(query, this, args);
    }
    recorded.get(recording.statement)?.push({ ...statement });
    if (!recording.isBlocked) return Reflect.apply(query, this, args);
    // The product keeps the connection after a database error and closes it after any other.
    return Promise.reject(new pg.DatabaseError('blocked', 0, 'error'));
  });
}

export function startRecording(statement: string, isBlocked: boolean): void {
  recorded.set(statement, recorded.get(statement) ?? []);
  recording = { statement, isBlocked };
}

/** Returns the number of recorded statements. */
export function stopRecording(): number {
  const count = recorded.get(recording?.statement ?? '')?.length ?? 0;
  recording = null;
  return count;
}

const turns = new Map<string, number>();

/**
 * Creates a runner of recorded statements: each client runs them one after the other as prepared
 * statements, on connections like those of the product.
 */
export function createRunner(connection: DatabaseConnection) {
  const pool = createPool({
    connection,
    size: MAX_CLIENTS,
    applicationName: 'vizit-bench-sql',
    log: () => undefined,
  });
  // Connections are reused, because each has to plan the statement first.
  const clients: pg.PoolClient[] = [];
  return {
    async run(name: string, { clients: lanes, requests }: Amount): Promise<Load> {
      while (clients.length < lanes) clients.push(await pool.connect());
      const statements = recorded.get(name) ?? [];
      const responses: { at: number; took: number }[] = [];
      let left = requests;
      const lane = async (client: pg.PoolClient) => {
        while (left > 0) {
          left -= 1;
          const turn = turns.get(name) ?? 0;
          turns.set(name, turn + 1);
          const statement = statements[turn % statements.length];
          if (statement === undefined) throw new Error(`no statements recorded for ${name}`);
          const start = performance.now();
          await client.query(statement);
          const at = performance.now();
          responses.push({ at, took: at - start });
        }
      };
      await Promise.all(clients.slice(0, lanes).map(lane));
      return summarize(responses);
    },
    async close() {
      for (const client of clients) client.release();
      await pool.end();
    },
  };
}

function isNamed(value: unknown): value is Statement {
  return (
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
  );
}
