import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffAccount } from '#shared/contract/identity/accounts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { AccessList } from '#staff/ui/access/access-list.tsx';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';

interface AccessDialogProps {
  account: StaffAccount;
  onClose: () => void;
}

/** Everything that opens an account, for those who manage it. */
export function AccessDialog({
  account: { id, username, display_name },
  onClose,
}: AccessDialogProps) {
  const t = useText('accounts');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['accounts'] });
  const query = useQuery({
    queryKey: ['accounts', 'access', id],
    queryFn: () => api.accountAccess({ id }),
  });
  const name = display_name === '' ? username : display_name;
  const endAll = useMutationWithToast({
    mutationFn: () => api.endAccountSessions({ id }),
    onSuccess: () => {
      showToast({ tone: 'success', message: t('ended', { name }) });
      return refresh();
    },
  });
  const withdraw = (opened: number) => api.withdrawLink({ id, opened }).then(refresh);
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={t('access.of', { name })}
      footer={
        <Button
          variant="danger"
          block
          inProgress={endAll.isPending}
          onClick={() => endAll.mutate()}
        >
          {t('endSessionsOf', { name })}
        </Button>
      }
    >
      <div className={common.grid}>
        <p>{t('access.why')}</p>
        <QueryView query={query}>
          {(access) => (
            <AccessList
              account={id}
              access={access}
              ends={{
                feed: (feed) => api.endAccountFeed({ id, feed }).then(refresh),
                ownLink: withdraw,
                madeLink: withdraw,
              }}
            />
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}
