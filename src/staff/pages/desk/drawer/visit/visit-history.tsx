import type { VisitDetails } from '#shared/contract/staff/desk/visit.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useText } from '../../../../lib/staff-app.ts';
import styles from '../drawer.module.css';

/** The answers, messages and history of a visit, closed until they are wanted. */
export function VisitHistory({ visit }: { visit: VisitDetails }) {
  const t = useText('desk');
  const format = useFormat();
  return (
    <>
      {visit.answers.length === 0 ? null : (
        <details className={styles.section}>
          <summary>{t('answers')}</summary>
          <ul>
            {visit.answers.map(({ name, value }) => (
              <li key={name}>
                {name}: {value}
              </li>
            ))}
          </ul>
        </details>
      )}
      {visit.messages.length === 0 ? null : (
        <details className={styles.section}>
          <summary>{t('messages.title')}</summary>
          <ul>
            {visit.messages.map(({ kind, state, at }) => (
              <li key={`${kind} ${at}`}>
                {t(`messages.${kind}`)}: {t(`messages.${state}`)}, {format.dateTime(at)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <details className={styles.section}>
        <summary>{t('history.title')}</summary>
        <ul>
          {visit.history.map(({ at, action, actor, silent_reason: silent }) => (
            <li key={`${at} ${action}`}>
              {format.dateTime(at)} · {t(`history.${action}`)} · {actorText(actor)}
              {silent === null
                ? ''
                : ` · ${t('silent.history', { reason: t(`silent.${silent}`) })}`}
            </li>
          ))}
        </ul>
      </details>
    </>
  );

  function actorText(actor: string): string {
    const [kind = '', name] = actor.split(' ');
    return kind === 'clinic'
      ? (name ?? '')
      : t(kind === 'operator' ? 'actor.operator' : 'actor.patient');
  }
}
