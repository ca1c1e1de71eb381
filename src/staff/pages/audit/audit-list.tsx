import type { AuditEntry } from '#shared/contract/staff/audit/audit.ts';
import { actorName } from '../../lib/actor-name.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import styles from './audit.module.css';

/** The entries of the audit: when, who, what, and about what. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useText('audit');
  const format = useFormat();
  return (
    <ol className={styles.list} aria-label={t('list')}>
      {entries.map(({ id, at, actor, action, subject, ...entry }) => (
        <li key={id} className={styles.row}>
          <time dateTime={at}>{format.dateTime(at)}</time>
          <strong>{actorName(actor)}</strong>
          <span>{t(`actions.${action}`)}</span>
          <span className={styles.subject}>
            {entry.subject_name ??
              t('about', {
                subject: t(`subjects.${subject}`),
                number: String(entry.subject_id),
              })}
          </span>
        </li>
      ))}
    </ol>
  );
}
