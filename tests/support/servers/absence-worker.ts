/**
 * Runs the jobs of absences and messages once, and kills itself at one of its statements: `node
 * absence-worker.ts <JSON of a Task>`. It prints the phones to which it sends.
 */
import { writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { countryOf } from '#shared/countries/index.ts';
import { flagsOf } from '#shared/countries/flags.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { RAISED_LIMITS } from './raised-limits.ts';
import { createDatabase } from '#server/db/database.ts';
import { applyDueAbsences } from '#server/features/desk/absences/apply-absences.ts';
import { sendDueMessages } from '#server/features/messages/send-due-messages.ts';

export interface Task {
  connection: DatabaseConnection;
  /** Epoch milliseconds. */
  now: number;
  /** The number of the statement at which it is killed, sent but not answered; null to finish. */
  killedAt: number | null;
}

const { connection, now, killedAt } = JSON.parse(process.argv[2] ?? '') as Task;
const database = createDatabase({
  connection,
  size: 3,
  applicationName: 'vizit-test',
  log: () => undefined,
});
const { pool } = database;
let statements = 0;
/** Runs statements on the pool until the process is killed. */
const counted = {
  async query(config: pg.QueryConfig) {
    statements += 1;
    const answer = pool.query(config);
    if (statements === killedAt) {
      // The server may or may not have executed the statement.
      await setImmediate();
      process.kill(process.pid, 'SIGKILL');
    }
    return answer;
  },
} as unknown as pg.Pool;

await applyDueAbsences(counted, now);
await sendDueMessages({
  country: countryOf('hu'),
  flags: flagsOf('hu'),
  database: { pool: counted },
  sms: {
    send({ to }) {
      writeSync(1, `${to}\n`);
      return Promise.resolve();
    },
  },
  clock: () => now,
  linkOrigin: 'vizit.hu',
  limits: RAISED_LIMITS,
  readSecret: () => Promise.resolve('secret'),
  wantsReports: false,
  onOutcome: () => undefined,
});
await database.close();
process.exit(0);
