import { ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { grantOf } from '#shared/domain/identity/permissions.ts';
import { auditedRoles } from '#shared/domain/identity/audited-roles.ts';
import type { AuditEntry } from '#shared/contract/identity/audit/audit.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useText, useUser } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { ShowMore } from '#staff/ui/show-more.tsx';
import { actorName } from '#staff/lib/actor-name.ts';
import { useFormat } from '#staff/lib/format.ts';
import common from '#staff/ui/common.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { AUDIT_FILTERS, useAudit } from './use-audit.ts';
import styles from './audit.module.css';

/** The actions of staff that the account may see, with filters. */
export function AuditPage() {
  const t = useText('audit');
  const user = useUser();
  const { query, ...filters } = useAudit();
  const [, setParams] = useSearchParams();
  const team = auditedRoles(user.role).length > 0 ? 'noteTeam' : 'noteOwn';
  const note = grantOf(user, 'audit.view') === 'all' ? 'noteAll' : team;
  const isFiltered = AUDIT_FILTERS.some((name) => filters.get(name) !== null);
  return (
    <Page title={t('title')}>
      <div className={common.form}>
        <p className={common.note}>{t(note)}</p>
        <QueryView query={query}>
          {({ pages }) => {
            const entries = pages.flatMap(({ results }) => results);
            return (
              <>
                <AuditFilters {...filters} people={pages[0]?.people ?? []} />
                {isFiltered ? (
                  <Button variant="quiet" size="sm" onClick={() => setParams({})}>
                    {t('clear')}
                  </Button>
                ) : null}
                {entries.length === 0 ? (
                  <EmptyState icon={ScrollText} title={t('empty')} />
                ) : (
                  <Card tag="section" className={styles.entries}>
                    <AuditList entries={entries} />
                  </Card>
                )}
                <ShowMore query={query} />
              </>
            );
          }}
        </QueryView>
      </div>
    </Page>
  );
}

/** The entries of the audit: when, who, what, and about what. */
function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useText('audit');
  const format = useFormat();
  const subjectOf = ({ actor, subject, ...entry }: AuditEntry) => {
    const { subject_name: name } = entry;
    // What people do with their own account needs no second name.
    if (name !== null) return name === actorName(actor) ? null : name;
    return t('about', { subject: t(`subjects.${subject}`), number: String(entry.subject_id) });
  };
  return (
    <ol aria-label={t('list')}>
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
