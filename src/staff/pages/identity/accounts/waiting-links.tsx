import { Card } from '#web/ui/display/card.tsx';
import { countryOf } from '#shared/countries/index.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { ListRows } from '#staff/ui/list/list-rows.tsx';
import { StateLabel } from '#staff/ui/state/state-label.tsx';
import { useWaitingInvitations } from '#staff/ui/waiting-invitations.tsx';
import common from '#staff/ui/common.module.css';
import { useAccountsPath } from './account-names.ts';
import styles from './accounts.module.css';

/** The links that will open accounts of administrators; each is stopped or approved on the page of its account. */
export function WaitingLinks() {
  const t = useText('accounts');
  const format = useFormat();
  const { country } = useStaffApp();
  const base = useAccountsPath();
  const { data } = useWaitingInvitations();
  if (data === undefined || data.results.length === 0) return null;
  return (
    <Card tag="section" padding="none" className={styles.waiting} aria-labelledby="waiting-links">
      <h2 id="waiting-links" className={common.title}>
        {t('waiting.list')}
      </h2>
      <ListRows
        label={t('waiting.list')}
        rows={data.results.map((each) => ({
          key: each.account_id,
          name: each.display_name || each.username,
          href: `${base}/${each.account_id}`,
          detail: t('waiting.by', { by: each.asked_by ?? countryOf(country).brandName }),
          note: (
            <StateLabel tone="warning">
              {t('waiting.from', { when: format.dateTime(each.effective_at) })}
            </StateLabel>
          ),
        }))}
      />
    </Card>
  );
}
