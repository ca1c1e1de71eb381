import { ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { grantOf } from '#shared/domain/identity/permissions.ts';
import { auditedRoles } from '#shared/domain/identity/audited-roles.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useText, useUser } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { ShowMore } from '#staff/ui/show-more.tsx';
import common from '#staff/ui/common.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { AUDIT_FILTERS, useAudit } from './use-audit.ts';
import styles from './audit.module.css';

/** The actions of staff that the account may see, by day, with filters. */
export function AuditPage() {
  const t = useText('audit');
  const user = useUser();
  const { query, ...filters } = useAudit();
  const team = auditedRoles(user.role).length > 0 ? 'noteTeam' : 'noteOwn';
  const isFiltered = AUDIT_FILTERS.some((name) => filters.get(name) !== null);
  const note = grantOf(user, 'audit.view') === 'all' ? 'noteAll' : team;
  return (
    <Page title={t('title')}>
      <div className={common.grid}>
        <p className={common.note}>{t(note)}</p>
        <QueryView query={query}>
          {({ pages }) => {
            const entries = pages.flatMap(({ results }) => results);
            return (
              <>
                <Card tag="section" padding="none" aria-label={t('title')} className={styles.list}>
                  <AuditFilters {...filters} people={pages[0]?.people ?? []}>
                    {isFiltered && entries.length > 0 ? <ClearButton variant="quiet" /> : null}
                  </AuditFilters>
                  {entries.length === 0 ? (
                    <Nothing isFiltered={isFiltered} />
                  ) : (
                    <AuditList entries={entries} />
                  )}
                </Card>
                <div className={styles.more}>
                  <ShowMore query={query} />
                </div>
              </>
            );
          }}
        </QueryView>
      </div>
    </Page>
  );
}

/** Says that there are no entries, and leads out of the filters. */
function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useText('audit');
  return (
    <EmptyState
      icon={ScrollText}
      title={t(isFiltered ? 'empty' : 'none')}
      actions={isFiltered ? <ClearButton variant="secondary" /> : null}
    />
  );
}

function ClearButton({ variant }: { variant: 'quiet' | 'secondary' }) {
  const t = useText('audit');
  const [, setParams] = useSearchParams();
  return (
    <Button variant={variant} size="sm" onClick={() => setParams({})}>
      {t('clear')}
    </Button>
  );
}
