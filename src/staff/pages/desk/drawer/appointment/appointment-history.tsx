import type { DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useText } from '../../../../lib/staff-app.ts';
import styles from '../drawer.module.css';

type HistoryEntry = DeskAppointmentDetails['history'][number];

/** The answers, messages and history of an appointment, closed until they are wanted. */
export function AppointmentHistory({ appointment }: { appointment: DeskAppointmentDetails }) {
  const t = useText('desk');
  const format = useFormat();
  return (
    <>
      {appointment.answers.length === 0 ? null : (
        <details className={styles.section}>
          <summary>{t('answers')}</summary>
          <ul>
            {appointment.answers.map(({ name, value }) => (
              <li key={name}>
                {name}: {value}
              </li>
            ))}
          </ul>
        </details>
      )}
      {appointment.messages.length === 0 ? null : (
        <details className={styles.section}>
          <summary>{t('messages.title')}</summary>
          <ul>
            {appointment.messages.map(({ kind, state, at }) => (
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
          {shortHistory(appointment.history).map(({ entry, times }) => (
            <li key={`${entry.at} ${entry.action}`}>
              {[format.dateTime(entry.at), actionText(entry, times), actorText(entry.actor)].join(
                ' · ',
              )}
              {entry.silent_reason === null
                ? ''
                : ` · ${t('silent.history', { reason: t(`silent.${entry.silent_reason}`) })}`}
            </li>
          ))}
        </ul>
      </details>
    </>
  );

  function actionText({ action, starts_at: startsAt }: HistoryEntry, times: number): string {
    const text = t(`history.${action}`);
    if (action === 'booked' || action === 'moved') {
      return t('history.to', { action: text, time: format.dateTime(startsAt) });
    }
    return times === 1 ? text : t('history.times', { action: text, number: String(times) });
  }

  function actorText(actor: string): string {
    const [kind = '', name = ''] = actor.split(' ');
    if (kind === 'clinic') return t('actor.clinic', { name });
    if (kind === 'patient') return t('actor.patient');
    return t(kind === 'operator' ? 'actor.operator' : 'actor.automatic');
  }
}

/** Returns the history with looks of the same person one after another as one. */
function shortHistory(history: readonly HistoryEntry[]) {
  const shown: { entry: HistoryEntry; times: number }[] = [];
  for (const entry of history) {
    const last = shown.at(-1);
    if (
      last?.entry.action === 'viewed' &&
      entry.action === 'viewed' &&
      last.entry.actor === entry.actor
    ) {
      shown[shown.length - 1] = { entry, times: last.times + 1 };
    } else {
      shown.push({ entry, times: 1 });
    }
  }
  return shown;
}
