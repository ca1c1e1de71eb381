import { totalmem } from 'node:os';

const GIBIBYTE = 2 ** 30;

export interface Durability {
  /** False only in tests: the cluster may not survive a power failure. */
  readonly durable: boolean;
}

/** Returns settings for a small machine shared with Node. `totalMemory` is in bytes. */
export function serverSettings({ durable }: Durability, totalMemory = totalmem()): string[] {
  const roomy = totalMemory >= 4 * GIBIBYTE;
  return [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'max_connections=100',
    `shared_buffers=${roomy ? '256MB' : '128MB'}`,
    `effective_cache_size=${roomy ? '2GB' : '512MB'}`,
    'maintenance_work_mem=64MB',
    'timezone=UTC',
    'jit=off',
    'random_page_cost=1.1',
    'wal_compression=on',
    'max_wal_size=2GB',
    'checkpoint_timeout=15min',
    ...(durable ? DURABLE : NOT_DURABLE),
    ...LOGGING,
  ];
}

/** Without synchronous commit, a kill of the server loses confirmed bookings. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Settings that log the server's own events and no statements: the text and details of a failed
 * statement contain names and phones, and the client gets the error anyway.
 */
const LOGGING = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
  'log_timezone=UTC',
];
