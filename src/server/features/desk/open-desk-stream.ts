import { Readable } from 'node:stream';
import type { StaffUser } from '#shared/contract/sessions.ts';
import type { Site } from '#server/site.ts';
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
  let changed = new Set<number>();
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    timer = null;
    const isAny = changed.has(0);
    stream.push(`data: ${isAny ? '' : [...changed].join(',')}\n\n`);
    changed = new Set();
  };
  const unsubscribe = site.deskFeed.subscribe((change) => {
    const ours = change === null ? [0] : change.filter((doctor) => doctors.has(doctor));
    if (ours.length === 0) return;
    for (const doctor of ours) changed.add(doctor);
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
}
