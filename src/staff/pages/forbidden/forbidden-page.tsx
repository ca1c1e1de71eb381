import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { kindsWith, type Permission } from '#shared/domain/identity/permissions.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { usePermission, useStaffApp, useText } from '../../lib/staff-app.ts';
import { AccountManagerContact } from '../../ui/account-manager.tsx';

/** Says which roles a page is for and whom to ask, and leads to the start page of the own role. */
export function ForbiddenPage({ permission }: { permission: Permission }) {
  const t = useText('shell');
  const accounts = useText('accounts');
  const { site } = useStaffApp();
  const roles = kindsWith(permission, site).map((kind) =>
    accounts(
      kind === 'manager' || kind === 'desk' || kind === 'doctor'
        ? `positions.${kind}`
        : `roles.${kind}`,
    ),
  );
  return (
    <EmptyState
      icon={LockKeyhole}
      title={t('forbidden.title')}
      headingLevel={1}
      actions={
        <Link to="/" className={buttonClass()}>
          {t('notFound.home')}
        </Link>
      }
    >
      <title>{t('forbidden.title')}</title>
      <p>{t('forbidden.roles', { roles: roles.join(', ') })}</p>
      <WhomToAsk />
    </EmptyState>
  );
}

/** Names who gives rights: in a clinic its administrators, whom the account manager helps, in the console those of ours. */
function WhomToAsk() {
  const t = useText('shell');
  const { api, site } = useStaffApp();
  const can = usePermission();
  const { data } = useQuery({
    queryKey: ['clinic-heads'],
    queryFn: () => api.clinicHeads(),
    enabled: site === 'cabinet' && can('appointments.view'),
  });
  if (site === 'operator') return <p>{t('forbidden.askAdmin')}</p>;
  // No one in the clinic is above its administrators.
  if (can('onboarding.view')) return <AccountManagerContact />;
  const names = data?.results ?? [];
  return (
    <p>
      {names.length === 0
        ? t('forbidden.askHead')
        : t('forbidden.ask', { names: names.join(', ') })}
    </p>
  );
}
