import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { kindsWith, type Permission } from '#shared/domain/identity/permissions.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useStaffApp, useText } from '../../lib/staff-app.ts';

/** Says which roles a page is for, and leads home. */
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
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {t('notFound.home')}
        </Link>
      }
    >
      <title>{t('forbidden.title')}</title>
      <p>{t('forbidden.roles', { roles: roles.join(', ') })}</p>
    </EmptyState>
  );
}
