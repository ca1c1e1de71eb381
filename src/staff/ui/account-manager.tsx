import { useQuery } from '@tanstack/react-query';
import type { AccountManager } from '#shared/contract/clinic-data/onboarding/account-managers.ts';
import { countryOf } from '#shared/countries/index.ts';
import { dialledPhone } from '#shared/domain/people/phone/phone.ts';
import { usePermission, useStaffApp, useText } from '../lib/staff-app.ts';
import common from './common.module.css';

/** The first part of the keys of account managers. */
export const ACCOUNT_MANAGERS_KEY = 'account-managers';

/** Returns who looks after the clinics of the account, or after one of them; undefined while it is not known. */
export function useAccountManagers(clinic?: number): readonly AccountManager[] | undefined {
  const { api, site } = useStaffApp();
  const isAllowed = usePermission()('onboarding.view');
  const { data } = useQuery({
    queryKey: [ACCOUNT_MANAGERS_KEY, clinic],
    queryFn: () => api.accountManagers(clinic === undefined ? {} : { clinic }),
    // An account of the console has no clinics of its own.
    enabled: isAllowed && (site === 'cabinet' || clinic !== undefined),
  });
  return data?.results;
}

/** Returns the name of the account manager of a clinic, or that of the product. */
export function useAccountManagerName(clinic: number): string {
  const { country } = useStaffApp();
  const [manager] = useAccountManagers(clinic) ?? [];
  return manager?.name ?? countryOf(country).brandName;
}

/** Name and phone of whom a clinic calls: the account manager of one clinic, or of each clinic of the account. */
export function AccountManagerContact({ clinic }: { clinic?: number }) {
  const managers = useAccountManagers(clinic) ?? [];
  const different = managers.filter(
    (each, index) =>
      managers.findIndex(({ name, phone }) => name === each.name && phone === each.phone) === index,
  );
  return different.map((manager) => <Contact key={manager.clinic_id} manager={manager} />);
}

function Contact({
  manager: { name, phone, dialled_phone: dialled },
}: {
  manager: AccountManager;
}) {
  const t = useText('onboarding');
  const { country } = useStaffApp();
  return (
    <p className={common.facts}>
      {name === null ? (
        <span>{t('manager.operator', { name: countryOf(country).brandName })}</span>
      ) : (
        <span>
          {t('manager.label')} <strong>{name}</strong>
        </span>
      )}
      <a href={`tel:${dialledPhone(phone)}`} className="tabular">
        {dialled}
      </a>
    </p>
  );
}
