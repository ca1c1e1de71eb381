import type { StaffAccount } from '#shared/contract/identity/accounts.ts';
import { accountState } from '#shared/domain/identity/account-states.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { StateLabel } from '#staff/ui/state/state-label.tsx';

/** The state of an account: in use, locked, or invited with the end of the invitation. */
export function AccountStateLabel({ account }: { account: StaffAccount }) {
  const t = useText('accounts');
  const format = useFormat();
  const state = accountState(account);
  const { invitation_ends_at: endsAt } = account;
  if (state === 'active') return <StateLabel tone="good">{t('states.active')}</StateLabel>;
  if (state === 'locked') return <StateLabel tone="warning">{t('states.locked')}</StateLabel>;
  return endsAt === null ? (
    <StateLabel tone="warning">{t('invited.ended')}</StateLabel>
  ) : (
    <StateLabel tone="neutral">{t('invited.until', { when: format.dateTime(endsAt) })}</StateLabel>
  );
}
