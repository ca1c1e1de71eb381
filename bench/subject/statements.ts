import pg from 'pg';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { createPool } from '#server/db/pool/pool.ts';
import { runLoad, type Load } from '../load/load.ts';
import { CLIENTS } from '../measure/figures.ts';

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

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

/**
 * Records the values of statements whose name begins with `statement`; with `isBlocked` they fail instead
 * of running.
 */
export function startRecording(statement: string, isBlocked: boolean): void {
  recorded.set(statement, recorded.get(statement) ?? []);
  recording = { statement, isBlocked };
}

/** Stops recording and returns the number of recorded statements. */
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
    size: CLIENTS,
    applicationName: 'vizit-bench-sql',
    log: () => undefined,
  });
  // Connections are reused, because each has to plan the statement first.
  const clients: pg.PoolClient[] = [];
  return {
    async run(name: string, requests: number): Promise<Load> {
      while (clients.length < CLIENTS) clients.push(await pool.connect());
      const statements = recorded.get(name) ?? [];
      return runLoad(clients, requests, (client) => {
        const turn = turns.get(name) ?? 0;
        turns.set(name, turn + 1);
        const statement = statements[turn % statements.length];
        if (statement === undefined) throw new Error(`no statements recorded for ${name}`);
        return client.query(statement);
      });
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
