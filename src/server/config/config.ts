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

/** Where the pictures under the maps come from. */
export interface MapTiles {
  /** Of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Whose map it is, in plain text. */
  readonly attribution: string;
}

/** How long what somebody may still ask about is kept, in days. */
export interface Retention {
  /** What is known of patients, after their visit or letter; what was done to appointments. */
  readonly patientDays: number;
  /** What became of messages, after that. */
  readonly messageDays: number;
}

/** What an operator decides. Everything else is a constant beside the code that uses it. */
export interface Config {
  readonly environment: Environment;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Where Prometheus reads; `undefined` keeps metrics closed. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** Proxies in front of the server whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxyHops: number;
  /** How long connections that are open are served on after a stop signal, in milliseconds. */
  readonly shutdownDrainMs: number;
  /** How long open requests may take after that, in milliseconds. */
  readonly shutdownGraceMs: number;
  readonly logLevel: LogLevel;
  /** `null` traces nothing. */
  readonly tracing: Tracing | null;
  /** The countries this process serves, at least one. */
  readonly countries: readonly CountryCode[];
  /** The country of hosts that name none; always one of `countries`. */
  readonly defaultCountry: CountryCode;
  /** Absolute path of everything the server writes: embedded database, its log, the secret. */
  readonly dataDir: string;
  /** The database of each country that has a server of its own; the others are embedded. */
  readonly databaseUrls: ReadonlyMap<CountryCode, string>;
  /**
   * Where `databaseUrls` lead to a pooler in transaction mode: the servers behind it, for all that
   * needs a session of its own.
   */
  readonly directDatabaseUrls: ReadonlyMap<CountryCode, string>;
  /** The same databases as the role that owns their tables, where this process may use it. */
  readonly migrationUrls: ReadonlyMap<CountryCode, string>;
  /** Copies of the databases that stream from them, to spread reads over. */
  readonly replicaUrls: ReadonlyMap<CountryCode, string>;
  /** How far behind a replica may be, in milliseconds. */
  readonly replicaMaxLagMs: number;
  /** Connections in the pool of one country. */
  readonly databasePoolSize: number;
  readonly sms: SmsSettings;
  readonly limits: Limits;
  /** Key of hashes and signed cookies; when absent, `resolveSecret` keeps one in `dataDir`. */
  readonly secret: string | undefined;
  readonly retention: Retention;
  readonly flagOverrides: Readonly<Partial<Record<CountryCode, Partial<Flags>>>>;
  /** Origin of the API for browsers, without a trailing slash; empty means the page's own. */
  readonly apiBaseUrl: string;
  readonly frontApiBaseUrl: string;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** `null` draws maps on a plain ground. */
  readonly mapTiles: MapTiles | null;
  /** Whom visits and bookings are told to; `null` is nobody. */
  readonly googleTagId: string | null;
  readonly signInLinks: Readonly<Partial<Record<CountryCode, SignInLinks>>>;
}
