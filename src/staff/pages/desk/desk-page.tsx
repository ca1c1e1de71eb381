import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { useChangeQuery } from '../../lib/use-change-query.ts';
import { Page } from '../../ui/page/page.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { BranchDay } from './branch-day.tsx';

/** The branch that this desk showed last. */
const BRANCH_KEY = 'desk-branch';

/** The reception desk: the day of one branch. */
export function DeskPage() {
  const t = useText('desk');
  const { api } = useStaffApp();
  const [params] = useSearchParams();
  const change = useChangeQuery();
  const branches = useQuery({ queryKey: ['desk', 'branches'], queryFn: () => api.deskBranches() });
  const wanted = Number(params.get('branch') ?? localStorage.getItem(BRANCH_KEY));

  function choose(id: number) {
    localStorage.setItem(BRANCH_KEY, String(id));
    change((query) => query.set('branch', String(id)));
  }

  return (
    <Page title={t('title')}>
      <QueryView query={branches}>
        {(all) => {
          const branch = all.find(({ id }) => id === wanted) ?? all[0];
          if (branch === undefined) return <EmptyState icon={Building2} title={t('noBranch')} />;
          return <BranchDay key={branch.id} branch={branch} branches={all} onBranch={choose} />;
        }}
      </QueryView>
    </Page>
  );
}
