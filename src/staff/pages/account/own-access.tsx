import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { usePermission, useStaffApp, useText, useUser } from '#staff/lib/staff-app.ts';
import { useSessionStep } from '#staff/session/use-session-step.ts';
import { createPasskey, passkeyFailure } from '#staff/session/steps/passkeys.ts';
import { AccessList } from '#staff/ui/access/access-list.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';
import styles from './account.module.css';

/** The key of the list, which changes with what the page adds and ends. */
export const ACCESS_KEY = ['access'];

/** Everything that opens the own account: its owner ends it, and adds a passkey. */
export function OwnAccess() {
  const t = useText('account');
  const { api } = useStaffApp();
  const { id } = useUser();
  const can = usePermission();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ACCESS_KEY });
  const query = useQuery({ queryKey: ACCESS_KEY, queryFn: () => api.listAccess() });
  const add = useSessionStep(async () => {
    const response = await createPasskey(await api.passkeyOptions());
    const session = await api.addPasskey({ response, name: '' });
    await refresh();
    return session;
  });
  return (
    <Card tag="section" className={styles.section}>
      <h2 className={common.title}>{t('access.title')}</h2>
      <p>{t('access.why')}</p>
      <FailureNotice error={passkeyFailure(add.error)} />
      <QueryView query={query}>
        {(access) => (
          <AccessList
            account={id}
            access={access}
            ends={{
              session: (session) => api.endSession({ id: session }).then(refresh),
              factor: (factor) => api.removeSecondFactor({ id: factor }).then(refresh),
              feed: (feed) => api.deleteCalendarFeed({ id: feed }).then(refresh),
              ...(can('accounts.manage')
                ? { madeLink: (opened) => api.withdrawLink({ id, opened }).then(refresh) }
                : {}),
            }}
          />
        )}
      </QueryView>
      <div>
        <Button variant="secondary" inProgress={add.isPending} onClick={() => add.mutate()}>
          <Icon of={KeyRound} size={18} /> {t('factors.add')}
        </Button>
      </div>
    </Card>
  );
}
