import type { AuditEntry } from '#shared/contract/identity/audit/audit.ts';
import { actorName } from '#staff/lib/actor-name.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './audit.module.css';

/** The entries of the audit: when, who, what, and about what. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useText('audit');
  const format = useFormat();
  const subjectOf = ({ actor, subject, ...entry }: AuditEntry) => {
    const { subject_name: name } = entry;
    // What people do with their own account needs no second name.
    if (name !== null) return name === actorName(actor) ? null : name;
    return t('about', { subject: t(`subjects.${subject}`), number: String(entry.subject_id) });
  };
  return (
    <ol className={styles.list} aria-label={t('list')}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.row}>
          <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>
          <strong>{actorName(entry.actor)}</strong>
          <span>{t(`actions.${entry.action}`)}</span>
          <span className={styles.subject}>{subjectOf(entry)}</span>
        </li>
      ))}
    </ol>
  );
}
