import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { projectRoot } from '#server/config/project-root.ts';
import { SERVING_ROLE } from '#server/db/embedded/installation/installation.ts';
import { COUNTRY, openObserver, productSettings } from '../chaos/environment/environment.ts';
import { startProcess, type ProductProcess } from '../chaos/environment/product-process.ts';
import { readyStatus, sendRequest } from '../chaos/traffic/send-request.ts';
import { phoneAt } from '../chaos/traffic/phones.ts';
import type { FreeSlot } from '../chaos/traffic/free-slots.ts';
import { createBookingRequest } from '../chaos/patients/patient-requests.ts';
import { startTwilioServer } from '#tests/support/servers/sms/twilio-server.ts';

const DOCTORS = 20;
const URL_VARIABLE = `DATABASE_URL_${COUNTRY.toUpperCase()}`;
const OWNER_URL_VARIABLE = `DATABASE_MIGRATION_URL_${COUNTRY.toUpperCase()}`;

/** A booking confirmed with 201. */
export interface ConfirmedBooking {
  id: number;
  hash: string;
  phone: string;
  startsAt: number;
}

export const DATABASE = `vizit_${COUNTRY}`;

/** Migrates a database, named by its URL for the migrating role. */
export async function migrate(url: string): Promise<void> {
  await runCommand('migrate', url);
}

/** Loads demo data into a migrated database. */
export async function seed(url: string): Promise<void> {
  await runCommand('seed', url, '--country', COUNTRY, '--doctors', String(DOCTORS));
}

/** Runs a command of Vizit with only the settings of a database in its environment. */
async function runCommand(name: string, url: string, ...args: string[]): Promise<void> {
  const script = join(projectRoot(), `src/server/main/commands/${name}/${name}.ts`);
  const env = {
    PATH: process.env.PATH,
    COUNTRIES: COUNTRY,
    DEFAULT_COUNTRY: COUNTRY,
    [URL_VARIABLE]: servingUrl(url),
    [OWNER_URL_VARIABLE]: url,
  };
  await promisify(execFile)(process.execPath, [script, ...args], { env });
}

/** Returns the URL of the same database for the serving role, with the same password. */
function servingUrl(url: string): string {
  const serving = new URL(url);
  serving.username = SERVING_ROLE;
  return serving.href;
}

/** Runs `work` with a web process on a database, then stops the process. */
export async function withWebProcess<Result>(
  url: string,
  logFile: string,
  work: (web: ProductProcess, database: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const sms = await startTwilioServer(Date.now);
  const database = openObserver({ connectionString: url });
  let web: ProductProcess | null = null;
  try {
    const env = { ...productSettings(sms), [URL_VARIABLE]: servingUrl(url), PORT: '0' };
    web = await startProcess({ script: 'start:web', env, logFile });
    const status = await readyStatus(web.port);
    if (status !== 200) throw new Error(`the web process is not ready: ${status}`);
    return await work(web, database);
  } finally {
    await web?.stop();
    await database.end();
    await sms.close();
  }
}

/** Runs `work` with direct connections to a database, then closes them. */
export async function withDatabase<Result>(
  url: string,
  work: (database: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const database = openObserver({ connectionString: url });
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

/** Books a slot as a patient does; returns the confirmation. */
export async function book(
  web: ProductProcess,
  slot: FreeSlot,
  patient: number,
): Promise<ConfirmedBooking> {
  const response = await sendRequest({
    ...createBookingRequest(slot, patient).request,
    port: web.port,
  });
  if (response.status !== 201)
    throw new Error(`booking failed: ${response.status} ${response.text}`);
  const { id, hash } = JSON.parse(response.text) as ConfirmedBooking;
  return { id, hash, phone: phoneAt('patient', patient), startsAt: slot.startsAt };
}
