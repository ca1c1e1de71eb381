import type { StaffAccount } from '#shared/contract/identity/accounts.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#staff/lib/format.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { SETUP } from '#staff/lib/setup-data.ts';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Facts } from '#staff/ui/record/facts.tsx';
import { useAddressesOf, useKindOf } from './account-names.ts';
import { useDoctorsOf } from './use-branches.ts';

/** The person of an account, the places of work, and the protection. */
export function AccountFacts({ account }: { account: StaffAccount }) {
  const t = useText('accounts');
  const format = useFormat();
  const kindOf = useKindOf();
  const addresses = useAddressesOf()(account);
  const doctors = useDoctorsOf(account.doctor_id === null ? [] : account.branch_ids);
  const clinics = useClinicNames(account.clinic_ids);
  const { last_seen_at: seenAt, username } = account;
  return (
    <Facts
      label={t('facts')}
      facts={[
        { label: t('username'), value: username },
        { label: t('role'), value: kindOf(account) },
        {
          label: t('doctor'),
          value: doctors.find((each) => each.doctor_id === account.doctor_id)?.name ?? null,
        },
        { label: t('clinic'), value: clinics.join(', ') },
        {
          label: t('branches'),
          value:
            addresses.length === 0 ? null : addresses.map((each) => <div key={each}>{each}</div>),
        },
        {
          label: t('factor.label'),
          value: t(account.has_second_factor ? 'factor.on' : 'factor.off'),
        },
        { label: t('seen'), value: seenAt === null ? t('never') : format.fromNow(seenAt) },
      ]}
    />
  );
}

/** Returns the names of clinics, for those who see all of them. */
function useClinicNames(ids: readonly number[]): string[] {
  const { api } = useStaffApp();
  const nameOf = useNameOf();
  const isAllowed = usePermission()('clinics.view');
  const { data } = useQuery({
    queryKey: [SETUP, 'clinics'],
    queryFn: () => api.clinics(),
    enabled: isAllowed && ids.length > 0,
  });
  return (data?.results ?? [])
    .filter(({ id }) => ids.includes(id))
    .map(({ names }) => nameOf(names));
}
