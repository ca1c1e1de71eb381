import { Readable } from 'node:stream';
import { HEARTBEAT_MS } from '#shared/domain/desk/heartbeat.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { takePlace } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';
import type { DeskChange } from './desk-feed.ts';
import { requireBranch } from '../identity/access/scope.ts';

/** After this the client comes back with a fresh token, and rights that may have changed. */
const MAX_AGE_MS = 5 * 60_000;
/** A booking notifies twice: of the doctor and of the appointment. */
const DEBOUNCE_MS = 50;

const selectIsOpen = prepared<{ is_open: boolean }, [session: number, now: Date]>(
  'is_session_open',
  `select exists (
     select from staff_session x join staff_user u on u.id = x.staff_user_id
     where x.id = $1 and x.expires_at > $2 and u.locked_at is null) as is_open`,
);

/**
 * Opens the stream of changes of a branch, as server-sent events. It ends with the session: nothing is sent of changes
 * after that. Throws a 404 for a branch out of the
 * scope of the account, and a 429 when the account has too many streams.
 */
export async function openDeskStream(
  site: Site,
  { caller, session, branch, signal }: DeskStream,
): Promise<Readable> {
  const subject = `desk stream\0${caller.id}`;
  const free = takePlace(site, { limit: 'streamsPerAccount', subject });
  try {
    const schedules = await requireBranch(site, caller, branch);
    const doctors = new Set(schedules.map(({ doctor_id: doctor }) => doctor));
    return streamChanges(site, { session, branch, doctors, signal, onEnd: free });
  } catch (error) {
    free();
    throw error;
  }
}

/** A stream that a session of an account opens. */
interface DeskStream {
  readonly caller: Caller;
  readonly session: number;
  readonly branch: number;
  /** Ends the stream. */
  readonly signal: AbortSignal;
}

interface Changes {
  readonly session: number;
  readonly branch: number;
  readonly doctors: ReadonlySet<number>;
  readonly signal: AbortSignal;
  /** Called when the stream has ended, perhaps more than once. */
  readonly onEnd: () => void;
}

function streamChanges(site: Site, { session, branch, doctors, signal, onEnd }: Changes): Readable {
  const stream = new Readable({ read: () => undefined });
  let changed = new Set<number | 'queue'>();
  let timer: NodeJS.Timeout | null = null;
  let hasEnded = false;
  const flush = async () => {
    timer = null;
    const isAny = changed.has(0);
    const text = `data: ${isAny ? '' : [...changed].join(',')}\n\n`;
    changed = new Set();
    const [row] = await selectIsOpen(site.database.pool, [session, new Date(site.clock())]);
    if (row?.is_open !== true) end();
    else if (!hasEnded) stream.push(text);
  };
  const unsubscribe = site.deskFeed.subscribe((change) => {
    const ours = changesOf(change);
    if (ours.length === 0) return;
    for (const each of ours) changed.add(each);
    // Without the database, the client comes back and reads the day.
    timer ??= setTimeout(() => void flush().catch(end), DEBOUNCE_MS);
  });
  const heartbeat = setInterval(() => stream.push(': \n\n'), HEARTBEAT_MS).unref();
  const lifetime = setTimeout(end, MAX_AGE_MS).unref();
  stream.on('close', stop);
  signal.addEventListener('abort', end, { once: true });
  stream.push('retry: 1000\n\n');
  // The server may have begun to close, or the client have gone, while the branch was read.
  if (signal.aborted) end();
  return stream;

  /** Ends the stream. It may never be read, and then never closes. */
  function end() {
    if (hasEnded) return;
    stop();
    stream.push(null);
  }

  function stop() {
    hasEnded = true;
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    if (timer !== null) clearTimeout(timer);
    signal.removeEventListener('abort', end);
    onEnd();
  }

  function changesOf(change: DeskChange): readonly (number | 'queue')[] {
    if (change === null) return [0];
    if ('queue' in change) return change.queue === branch ? ['queue'] : [];
    return change.doctors.filter((doctor) => doctors.has(doctor));
  }
}
