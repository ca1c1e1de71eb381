import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffAccount } from '#shared/contract/identity/accounts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { AccessList } from '#staff/ui/access/access-list.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';
import { nameOfAccount } from './account-names.ts';
import { ACCOUNTS_KEY } from './use-accounts.ts';

/** Everything that opens an account, for those who manage it. */
export function AccessPart({ account }: { account: StaffAccount }) {
  const { id } = account;
  const t = useText('accounts');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [ACCOUNTS_KEY] });
  const query = useQuery({
    queryKey: [ACCOUNTS_KEY, 'access', id],
    queryFn: () => api.accountAccess({ id }),
  });
  const name = nameOfAccount(account);
  const endAll = useMutationWithToast({
    mutationFn: () => api.endAccountSessions({ id }),
    onSuccess: () => {
      showToast({ tone: 'success', message: t('ended', { name }) });
      return refresh();
    },
  });
  const withdraw = (opened: number) => api.withdrawLink({ id, opened }).then(refresh);
  return (
    <Card tag="section" aria-labelledby="access">
      <div className={common.grid}>
        <h2 id="access" className={common.title}>
          {t('access.title')}
        </h2>
        <QueryView query={query}>
          {(access) => {
            const isOpen = Object.values(access).some((rows) => rows.length > 0);
            return (
              <>
                {isOpen ? <p className={common.quiet}>{t('access.why')}</p> : null}
                <AccessList
                  account={id}
                  access={access}
                  ends={{
                    feed: (feed) => api.endAccountFeed({ id, feed }).then(refresh),
                    ownLink: withdraw,
                    madeLink: withdraw,
                  }}
                />
                {isOpen ? (
                  <div className={common.actions}>
                    <Button
                      variant="danger"
                      size="sm"
                      inProgress={endAll.isPending}
                      onClick={() => endAll.mutate()}
                    >
                      {t('endSessions')}
                    </Button>
                  </div>
                ) : null}
              </>
            );
          }}
        </QueryView>
      </div>
    </Card>
  );
}
