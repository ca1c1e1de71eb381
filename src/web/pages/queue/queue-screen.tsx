import { useT } from '#web/lib/i18n/use-t.ts';
import type { LiveQueue } from './use-live-queue.ts';
import { useNightlyReload } from './use-nightly-reload.ts';
import { useWakeLock } from './use-wake-lock.ts';
import styles from './queue-screen.module.css';

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
