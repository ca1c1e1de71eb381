import type { AccountManager } from '#shared/contract/clinic-data/onboarding/account-managers.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { phoneAsDialled } from '#server/features/booking/phones/phone-as-dialled.ts';
import { recordChange } from '#server/features/clinic-data/catalogue/record-change.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { IN_REACH } from './onboarding-rows.ts';

const selectManagers = prepared<
  { clinic_id: number; name: string | null; phone: string | null; is_own: boolean },
  [...Area, clinic: number | null, account: number]
>(
  'account_managers_of_clinics',
  `select k.id as clinic_id, coalesce(nullif(u.display_name, ''), u.username) as name, u.phone,
     coalesce(u.id = $5, false) as is_own
   from clinic k
   left join clinic_account_manager m on m.clinic_id = k.id
   left join staff_user u on u.id = m.staff_user_id and u.locked_at is null
   where ${IN_REACH} and ($4::integer is null or k.id = $4)
   order by k.id`,
);
const saveManager = prepared<{ clinic_id: number }, [clinic: number, account: number]>(
  'save_account_manager',
  `insert into clinic_account_manager (clinic_id, staff_user_id)
   select id, $2 from clinic where id = $1
   on conflict (clinic_id) do update set staff_user_id = excluded.staff_user_id
   returning clinic_id`,
);

/** Lists who looks after the clinics in reach, or after one of them, with the operator's phone if there is no other. */
export async function listAccountManagers(
  { country, database }: Site,
  caller: Caller,
  clinic: number | null,
): Promise<AccountManager[]> {
  const rows = await selectManagers(database.pool, [...areaOf(caller), clinic, caller.id]);
  return rows.map(({ phone: own, ...row }) => {
    const phone = own ?? country.supportPhone;
    return { ...row, phone, dialled_phone: phoneAsDialled(phone, country) };
  });
}

/** Makes the caller the account manager of a clinic. Throws a 404 for an unknown clinic. */
export async function takeClinic(site: Site, caller: Caller, clinic: number): Promise<void> {
  const { id, username } = caller;
  await withTransaction(site.database.pool, async (db) => {
    const [saved] = await saveManager(db, [clinic, id]);
    if (saved === undefined) throw notFound();
    const details = { account_manager: username };
    const change = { action: 'changed', table: 'clinic', id: clinic, details } as const;
    await recordChange(db, { site, username }, change);
  });
}
