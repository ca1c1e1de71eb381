import { join } from 'node:path';
import type pg from 'pg';
import { projectRoot } from '#server/config/project-root.ts';
import { SERVING_ROLE } from '#server/db/embedded/site/site.ts';
import { COUNTRY, openObserver, productSettings } from '../chaos/arena/arena.ts';
import { startProcess, type ProductProcess } from '../chaos/arena/product-process.ts';
import { ask } from '../chaos/patients/ask.ts';
import type { Booked } from '../chaos/patients/patients.ts';
import type { FreeTime } from '../chaos/patients/times.ts';
import { bookingOf } from '../chaos/patients/wishes.ts';
import { startTwilioServer } from '#tests/support/servers/twilio-server.ts';

const DOCTORS = 20;
const ADDRESS = `DATABASE_URL_${COUNTRY.toUpperCase()}`;
const OWNER_ADDRESS = `DATABASE_MIGRATION_URL_${COUNTRY.toUpperCase()}`;

export const DATABASE = `vizit_${COUNTRY}`;

/** The environment of commands that prepare a database, at its address for the migrating role. */
export function databaseSettings(url: string): Record<string, string> {
  return {
    COUNTRIES: COUNTRY,
    DEFAULT_COUNTRY: COUNTRY,
    [ADDRESS]: servingUrl(url),
    [OWNER_ADDRESS]: url,
  };
}

/** Returns the address of the same database for the role that serves, with the same password. */
function servingUrl(url: string): string {
  const serving = new URL(url);
  serving.username = SERVING_ROLE;
  return serving.href;
}

/** The commands that an operator runs on a new server, each with its arguments. */
export const PREPARATIONS = [
  [script('migrate')],
  [script('seed'), '--country', COUNTRY, '--doctors', String(DOCTORS)],
] as const;

function script(name: string): string {
  return join(projectRoot(), `src/server/main/commands/${name}/${name}.ts`);
}

/** Works with a web process on a database, and with that database; both end with the work. */
export async function withWeb<Result>(
  url: string,
  logFile: string,
  work: (web: ProductProcess, database: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const sms = await startTwilioServer(Date.now);
  const database = openObserver({ connectionString: url });
  let web: ProductProcess | null = null;
  try {
    const env = { ...productSettings(sms), [ADDRESS]: servingUrl(url), PORT: '0' };
    web = await startProcess({ script: 'start-web', env, logFile });
    const { status } = await ask({
      port: web.port,
      method: 'GET',
      path: '/health/ready',
      headers: {},
    });
    if (status !== 200) throw new Error(`the web process is not ready: ${status}`);
    return await work(web, database);
  } finally {
    await web?.stop();
    await database.end();
    await sms.close();
  }
}

/** Books a time as a patient does; returns what the patient was told. */
export async function book(web: ProductProcess, time: FreeTime, patient: number): Promise<Booked> {
  const reply = await ask({ ...bookingOf(time, patient).question, port: web.port });
  if (reply.status !== 201) throw new Error(`not booked: ${reply.status} ${reply.text}`);
  const { id, hash } = JSON.parse(reply.text) as Booked;
  return { id, hash, startsAt: time.startsAt };
}
