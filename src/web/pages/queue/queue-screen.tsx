import { useEffect, useState } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import type { LiveQueue } from './use-live-queue.ts';
import styles from './queue-screen.module.css';

/** The day of a queue begins at this hour, local. */
const FIRST_HOUR = 3;

/** The tickets that fit below each other. */
const MAX_WAITING = 10;

/** The queue on the screen of a waiting room: large numbers on a dark ground, over the whole window. */
export function QueueScreen({ queue, asOf }: LiveQueue) {
  const t = useT('queue');
  useWakeLock();
  useNightlyReload(queue.at);
  const rest = queue.waiting.length - MAX_WAITING;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{queue.branch}</h1>
        {asOf === null ? null : <p className={styles.old}>{t('asOf', { time: asOf })}</p>}
      </header>
      <section className={styles.called} aria-labelledby="queue-called">
        <h2 id="queue-called">{t('screen.called')}</h2>
        <ul aria-live="polite">
          {queue.called.map(({ number, doctor }) => (
            <li key={number}>
              <strong>{number}</strong>
              <span>{doctor}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="queue-waiting">
        <h2 id="queue-waiting">{t('screen.waiting')}</h2>
        {queue.waiting.length === 0 ? (
          <p>{t(queue.is_open ? 'screen.none' : 'screen.closed')}</p>
        ) : null}
        <ol>
          {queue.waiting.slice(0, MAX_WAITING).map(({ number, wait }) => (
            <li key={number}>
              <strong>{number}</strong>
              <span>
                {wait === null
                  ? ''
                  : t('screen.minutes', { from: String(wait.from), to: String(wait.to) })}
              </span>
            </li>
          ))}
        </ol>
        {rest > 0 ? <p>{t('screen.more', { count: rest })}</p> : null}
      </section>
    </div>
  );
}

/**
 * Loads the page again when the day of the queue has changed, so that a screen that is never closed runs the
 * current version of the page. `at` is the local time of data just read, so the server can be reached.
 */
function useNightlyReload(at: string): void {
  const day = queueDay(at);
  const [first] = useState(day);
  useEffect(() => {
    if (day !== first) location.reload();
  }, [day, first]);
}

function queueDay(at: string): string {
  const local = new Date(`${at.slice(0, 19)}Z`);
  local.setUTCHours(local.getUTCHours() - FIRST_HOUR);
  return local.toISOString().slice(0, 10);
}

/** Keeps the screen on while the page is visible, in browsers that can. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isStopped = false;
    const request = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const requested = await navigator.wakeLock.request('screen');
        if (isStopped) await requested.release();
        else lock = requested;
      } catch {
        // The device saves power; the screen is then set to stay on by its own settings.
      }
    };
    void request();
    // The browser releases the lock of a hidden page.
    const onVisible = () => void request();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isStopped = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}
