import type { InboxDetails } from '#shared/contract/inbox/inbox.ts';
import { actorName } from '../../lib/actor-name.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import styles from './history.module.css';

/** Lists what staff did with an item or a review. */
export function History({ events }: { events: InboxDetails['events'] }) {
  const t = useText('history');
  const format = useFormat();
  if (events.length === 0) return null;
  return (
    <section className={styles.history}>
      <h3 className={styles.title}>{t('title')}</h3>
      <ol className={styles.list}>
        {events.map(({ at, actor, action }) => (
          <li key={`${at} ${action}`} className={styles.event}>
            <time dateTime={at}>{format.dateTime(at)}</time>
            <span>
              <strong>{actorName(actor)}</strong> {t(`actions.${action}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
