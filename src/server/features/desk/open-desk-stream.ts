import { Readable } from 'node:stream';
import type { StaffUser } from '#shared/contract/sessions.ts';
import type { Site } from '#server/site.ts';
import type { DeskChange } from './desk-feed.ts';
import { requireBranch } from './scope.ts';

/** Shorter than the idle timeouts of proxies and of this server. */
const HEARTBEAT_MS = 15_000;
/** After this the client comes back with a fresh token, so that a locked account is noticed. */
const MAX_AGE_MS = 5 * 60_000;
/** A booking notifies twice: of the doctor and of the visit. */
const DEBOUNCE_MS = 50;

/**
 * Opens the stream of changes of a branch, as server-sent events. Throws a 404 for a branch out of the
 * scope of the account.
 *
 * @param signal ends the stream
 */
export async function openDeskStream(
  site: Site,
  user: StaffUser,
  branch: number,
  signal: AbortSignal,
): Promise<Readable> {
  const doctors = new Set(
    (await requireBranch(site, user, branch)).map(({ doctor_id: doctor }) => doctor),
  );
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
  const end = () => void stream.push(null);
  const lifetime = setTimeout(end, MAX_AGE_MS).unref();
  stream.on('close', () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    if (timer !== null) clearTimeout(timer);
  });
  signal.addEventListener('abort', end);
  stream.push('retry: 1000\n\n');
  return stream;

  function changesOf(change: DeskChange): readonly (number | 'queue')[] {
    if (change === null) return [0];
    if ('queue' in change) return change.queue === branch ? ['queue'] : [];
    return change.doctors.filter((doctor) => doctors.has(doctor));
  }
}
