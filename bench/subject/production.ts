import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { destination, type Logger } from 'pino';
import type { Clock } from '#server/lib/clock.ts';
import type { Config } from '#server/config/config.ts';
import { loadConfig } from '#server/config/environment.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { LIMIT_NAMES, LIMITS, settingOf } from '#server/limits/index.ts';
import { createLogger } from '#server/telemetry/create-logger.ts';
import { twilioSettings } from '#tests/support/servers/sms/twilio-settings.ts';
import { COUNTRY, NOW } from '../country/country.ts';

/** The settings of the server and the worker of a country. */
export interface ServerSettings {
  readonly connection: DatabaseConnection;
  /** The origin of the SMS provider. */
  readonly smsUrl: string;
  readonly secret: string;
  /** True if a booking needs a one-time code. */
  readonly hasCodes: boolean;
  /** The instant at which the clock of the data starts, in epoch milliseconds. */
  readonly beganAt: number;
}

/** Reads the settings with which this process was started. */
export function readSettings(): ServerSettings {
  return JSON.parse(process.argv[2] ?? '') as ServerSettings;
}

/** A limit that no load reaches; shares of it are 100 %. */
const MANY = 1_000_000_000;

/**
 * Creates the configuration of production. It differs in the limits, as all requests come from one
 * address, and in codes, if the country is measured without them.
 */
export async function createProductionConfig({
  smsUrl,
  secret,
  hasCodes,
}: ServerSettings): Promise<{ config: Config; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'vizit-bench-'));
  const config = loadConfig({
    NODE_ENV: 'production',
    COUNTRIES: COUNTRY,
    DATA_DIR: folder,
    SECRET: secret,
    ...twilioSettings(smsUrl),
    ...(hasCodes ? {} : { FLAGS_HU: '{"otp":false}' }),
    ...raisedLimits(),
  });
  return { config, close: () => rm(folder, { recursive: true, force: true }) };
}

function raisedLimits(): Record<string, string> {
  return Object.fromEntries(
    LIMIT_NAMES.map((name) => {
      const isShare = 'percentOf' in LIMITS[name] || 'unit' in LIMITS[name];
      return [settingOf(name), String(isShare ? 100 : MANY)];
    }),
  );
}

/** Creates the logger of production, whose lines are written and discarded. */
export function openDiscardedLog(config: Config): Logger {
  return createLogger(config, destination('/dev/null'));
}

/**
 * Creates the clock of a country, which starts at the time of its data.
 * @param beganAt the instant of the start, the same in all processes of the country
 */
export function createClock(beganAt: number): Clock {
  return () => Math.floor(NOW + performance.timeOrigin + performance.now() - beganAt);
}
