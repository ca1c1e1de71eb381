import pg from 'pg';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { createPool } from '#server/db/pool/pool.ts';
import { sumUp, type Load } from '../load/load.ts';
import type { Amount } from '../load/send-requests.ts';

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const MAX_CLIENTS = 32;
const noted = new Map<string, Statement[]>();
let noting: { statement: string; isHeldBack: boolean } | null = null;

/**
 * Notes the statements that the product sends, values and all, so that they can be run without it:
 * nobody has to write them down a second time.
 */
export function noteStatements(): void {
  const { prototype } = pg.Client;
  const query = Reflect.get(prototype, 'query') as (...args: unknown[]) => unknown;
  Reflect.set(prototype, 'query', function noteAndRun(this: pg.Client, ...args: unknown[]) {
    const [statement] = args;
    if (noting === null || !isNamed(statement) || !statement.name.startsWith(noting.statement)) {
      return Reflect.apply(query, this, args);
    }
    noted.get(noting.statement)?.push({ ...statement });
    if (!noting.isHeldBack) return Reflect.apply(query, this, args);
    // As the database would refuse it: after any other error the product closes its connection.
    return Promise.reject(new pg.DatabaseError('held back', 0, 'error'));
  });
}

export function startNoting(statement: string, isHeldBack: boolean): void {
  noted.set(statement, noted.get(statement) ?? []);
  noting = { statement, isHeldBack };
}

/** Answers with how many were noted. */
export function stopNoting(): number {
  const count = noted.get(noting?.statement ?? '')?.length ?? 0;
  noting = null;
  return count;
}

const turns = new Map<string, number>();

/**
 * Runs the statements noted under a name, each client its own after one another, as `pg` runs a
 * prepared statement, on connections like those of the product.
 */
export function createRunner(connection: DatabaseConnection) {
  const pool = createPool({
    ...{ connection, size: MAX_CLIENTS, applicationName: 'vizit-bench-sql', log: () => undefined },
  });
  // Kept, as each connection has to make its plan first. The pool is empty until they are needed.
  const clients: pg.PoolClient[] = [];
  return {
    async run(name: string, { clients: lanes, requests }: Amount): Promise<Load> {
      while (clients.length < lanes) clients.push(await pool.connect());
      const statements = noted.get(name) ?? [];
      const answers: { at: number; took: number }[] = [];
      let left = requests;
      const lane = async (client: pg.PoolClient) => {
        while (left > 0) {
          left -= 1;
          const turn = turns.get(name) ?? 0;
          turns.set(name, turn + 1);
          const statement = statements[turn % statements.length];
          if (statement === undefined) throw new Error(`nothing was noted of ${name}`);
          const start = performance.now();
          await client.query(statement);
          const at = performance.now();
          answers.push({ at, took: at - start });
        }
      };
      await Promise.all(clients.slice(0, lanes).map(lane));
      return sumUp(answers);
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
