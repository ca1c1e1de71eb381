import type { StaffAccount } from '#shared/contract/identity/accounts.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useBranches } from './use-branches.ts';

/** Returns the name of the person, or the username. */
export const nameOfAccount = ({ display_name: name, username }: StaffAccount): string =>
  name === '' ? username : name;

/** Returns a function that names what an account is: its position, or its role. */
export function useKindOf(): (account: StaffAccount) => string {
  const t = useText('accounts');
  return ({ role, position }) =>
    position === null ? t(`roles.${role}`) : t(`positions.${position}`);
}

/** Returns a function that lists the addresses of the branches of an account; none in the console. */
export function useAddressesOf(): (account: StaffAccount) => string[] {
  const branches = useBranches();
  return ({ branch_ids: ids }) =>
    branches.filter(({ id }) => ids.includes(id)).map(({ address }) => address);
}

/** Returns the address of the list of accounts on this site. */
export function useAccountsPath(): '/team' | '/accounts' {
  return useStaffApp().site === 'cabinet' ? '/team' : '/accounts';
}
