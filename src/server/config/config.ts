import type { ApiBaseUrls } from '#shared/contract/api.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Limits } from '#server/limits/index.ts';
import type { SignInLinks } from './settings/sign-in-links.ts';
import type { SmsSettings } from './settings/sms-settings.ts';
import type { Tracing } from './settings/tracing.ts';

export const ENVIRONMENTS = ['development', 'test', 'production'] as const;
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type Environment = (typeof ENVIRONMENTS)[number];
type LogLevel = (typeof LOG_LEVELS)[number];

/** The source of the map tiles. */
export interface MapTiles {
  /** The URL of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** The attribution, in plain text. */
  readonly attribution: string;
  /** True if the operator did not choose them, so that drawn maps have precedence. */
  readonly isDefault: boolean;
}

/** Retention periods, in days. */
export interface Retention {
  /** Appointment events and personal data of patients, counted from the appointment or inquiry. */
  readonly patientDays: number;
  /** Messages, counted from their delivery. */
  readonly messageDays: number;
}

/** The settings of an operator. Everything else is a constant beside the code that uses it. */
export interface Config {
  readonly environment: Environment;
  readonly host: string;
  /** False leaves empty databases empty outside of production, where they always stay so. */
  readonly hasDemoData: boolean;
  /** 0 lets the operating system choose. */
  readonly port: number;
  /** The port of the Prometheus endpoint; `undefined` disables it. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** The number of proxies in front of the server whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxyHops: number;
  /** Milliseconds after a stop signal during which open connections are still served. */
  readonly shutdownDrainMs: number;
  /** Milliseconds that open requests have to finish after that. */
  readonly shutdownGraceMs: number;
  readonly logLevel: LogLevel;
  /** `null` disables tracing. */
  readonly tracing: Tracing | null;
  /** The countries that this process serves, at least one. */
  readonly countries: readonly CountryCode[];
  /** The country for hosts that name none; always one of `countries`. */
  readonly defaultCountry: CountryCode;
  /** The absolute path of all files that the server writes: embedded database, its log, the secret. */
  readonly dataDir: string;
  /** The URL of each country's database; countries without one use the embedded server. */
  readonly databaseUrls: ReadonlyMap<CountryCode, string>;
  /**
   * The URLs of the servers behind a pooler, if `databaseUrls` name a pooler in transaction mode: for
   * everything that needs a session.
   */
  readonly directDatabaseUrls: ReadonlyMap<CountryCode, string>;
  /** The URLs with the role that owns the tables, if this process may use it. */
  readonly migrationUrls: ReadonlyMap<CountryCode, string>;
  /** The URLs of streaming replicas, for reads. */
  readonly replicaUrls: ReadonlyMap<CountryCode, string>;
  /** The maximum replication lag of a replica in use, in milliseconds. */
  readonly replicaMaxLagMs: number;
  /** The maximum number of connections in the pool of one country. */
  readonly databasePoolSize: number;
  readonly sms: SmsSettings;
  readonly limits: Limits;
  /** The key for hashes and signed cookies; by default `resolveSecret` stores one in `dataDir`. */
  readonly secret: string | undefined;
  readonly retention: Retention;
  readonly flagOverrides: Readonly<Partial<Record<CountryCode, Partial<Flags>>>>;
  /** The base URLs that the pages of each served country call. */
  readonly apiBaseUrls: ReadonlyMap<CountryCode, ApiBaseUrls>;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** `null` draws maps without tiles. */
  readonly mapTiles: MapTiles | null;
  /** The id of the Google tag; `null` loads none. */
  readonly googleTagId: string | null;
  readonly signInLinks: Readonly<Partial<Record<CountryCode, SignInLinks>>>;
}
