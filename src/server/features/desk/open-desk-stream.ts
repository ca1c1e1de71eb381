import { Readable } from 'node:stream';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { takePlace } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';
import type { DeskChange } from './desk-feed.ts';
import { requireBranch } from '../identity/access/scope.ts';

/** Shorter than the idle timeouts of proxies and of this server. */
const HEARTBEAT_MS = 15_000;
/** After this the client comes back with a fresh token, so that a locked account is noticed. */
const MAX_AGE_MS = 5 * 60_000;
/** A booking notifies twice: of the doctor and of the appointment. */
const DEBOUNCE_MS = 50;

/**
 * Opens the stream of changes of a branch, as server-sent events. Throws a 404 for a branch out of the
 * scope of the account, and a 429 when the account has too many streams.
 *
 * @param signal ends the stream
 */
export async function openDeskStream(
  site: Site,
  caller: Caller,
  branch: number,
  signal: AbortSignal,
): Promise<Readable> {
  const subject = `desk stream\0${caller.id}`;
  const free = takePlace(site, { limit: 'streamsPerAccount', subject });
  try {
    const schedules = await requireBranch(site, caller, branch);
    const doctors = new Set(schedules.map(({ doctor_id: doctor }) => doctor));
    return streamChanges(site, { branch, doctors, signal, onEnd: free });
  } catch (error) {
    free();
    throw error;
  }
}

interface Changes {
  readonly branch: number;
  readonly doctors: ReadonlySet<number>;
  readonly signal: AbortSignal;
  /** Called when the stream has ended, perhaps more than once. */
  readonly onEnd: () => void;
}

function streamChanges(site: Site, { branch, doctors, signal, onEnd }: Changes): Readable {
  const stream = new Readable({ read: () => undefined });
  let changed = new Set<number | 'queue'>();
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    timer = null;
    const isAny = changed.has(0);
    stream.push(`data: ${isAny ? '' : [...changed].join(',')}\n\n`);
    changed = new Set();
  };
  const unsubscribe = site.deskFeed.subscribe((change) => {
    const ours = changesOf(change);
    if (ours.length === 0) return;
    for (const each of ours) changed.add(each);
    timer ??= setTimeout(flush, DEBOUNCE_MS);
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
    stop();
    stream.push(null);
  }

  function stop() {
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
