import { totalmem } from 'node:os';

const GIBIBYTE = 2 ** 30;

export interface Durability {
  /** False only for tests: the cluster may not survive a power failure. */
  readonly durable: boolean;
}

/** Settings for a small machine that Node shares. `totalMemory` is in bytes. */
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
    ...(durable ? DURABLE : FLEETING),
    ...LOGGING,
  ];
}

/** Without synchronous commit every kill of the server loses bookings already confirmed. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
const FLEETING = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * The server's own life, and no statements: a failed statement's text and details hold names and
 * phones, and whoever ran it has the error anyway.
 */
const LOGGING = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
  'log_timezone=UTC',
];
