import { useQuery } from '@tanstack/react-query';
import { Building2, Rocket } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskBranch } from '#shared/contract/desk/day.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import { isPlainDate, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useStaffApp, useText, useUser } from '../../lib/staff-app.ts';
import { useChangeQuery } from '../../lib/use-change-query.ts';
import { useNow } from '../../lib/use-now.ts';
import { AccountManagerContact } from '../../ui/account-manager.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { BranchDay } from './branch-day.tsx';
import type { Panel } from './model/panel.ts';

/** The branch that this desk showed last. */
const BRANCH_KEY = 'desk-branch';

/** The reception desk: the day of one branch. */
export function DeskPage() {
  const { api } = useStaffApp();
  const [params] = useSearchParams();
  const change = useChangeQuery();
  const branches = useQuery({ queryKey: ['desk', 'branches'], queryFn: () => api.deskBranches() });
  const named = params.get('branch');
  // Of this tab: another one may show another branch.
  const [last, setLast] = useState(() => named ?? localStorage.getItem(BRANCH_KEY));
  if (named !== null && named !== last) setLast(named);
  useEffect(() => {
    if (last !== null) localStorage.setItem(BRANCH_KEY, last);
  }, [last]);
  const wanted = Number(named ?? last);

  /** The panel of a time at another branch, which opens with that branch. */
  const [begun, setBegun] = useState<Panel | null>(null);

  function choose(id: number, opened: { day: PlainDate; panel: Panel } | null = null) {
    setBegun(opened?.panel ?? null);
    change((query) => {
      query.set('branch', String(id));
      if (opened !== null) query.set('day', opened.day);
    });
  }

  const chosen = (all: readonly DeskBranch[]) => all.find(({ id }) => id === wanted) ?? all[0];

  return (
    <Page isCompact title={useDeskTitle(chosen(branches.data ?? []))}>
      <QueryView query={branches}>
        {(all) => {
          const branch = chosen(all);
          if (branch === undefined) return <NoBranch />;
          return (
            <BranchDay
              key={branch.id}
              branch={branch}
              branches={all}
              begun={begun}
              onBranch={choose}
            />
          );
        }}
      </QueryView>
    </Page>
  );
}

/** Says what to do before there is a day to show: the head of a clinic is the one who sets it up. */
function NoBranch() {
  const t = useText('desk');
  if (useUser().role !== 'clinic_admin') {
    return <EmptyState icon={Building2} title={t('noBranch')} />;
  }
  return (
    <EmptyState
      icon={Building2}
      title={t('noBranchYet.title')}
      actions={
        <LinkButton to="/onboarding" icon={Rocket} variant="primary">
          {t('noBranchYet.start')}
        </LinkButton>
      }
    >
      <p>{t('noBranchYet.text')}</p>
      <AccountManagerContact />
    </EmptyState>
  );
}

/** Returns the title: of today, or of the day that the address names; a doctor sees only the own appointments. */
function useDeskTitle(branch: DeskBranch | undefined): string {
  const t = useText('desk');
  const { language } = useStaffApp();
  const [params] = useSearchParams();
  const now = useNow(MINUTE_MS);
  const isOwn = useUser().position === 'doctor';
  const date = params.get('day');
  const isToday = branch !== undefined && date === dateInZone(now, branch.time_zone);
  if (date === null || isToday || !isPlainDate(date)) return t(isOwn ? 'ownTitle' : 'title');
  const day = formatDay(date, language, 'full');
  return t(isOwn ? 'ownTitleOfDay' : 'titleOfDay', { day });
}
