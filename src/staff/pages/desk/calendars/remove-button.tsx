import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import common from '#staff/ui/common.module.css';
import { useRefresh } from './use-calendars.ts';

/** Removes a calendar after a question: its times can be booked again at once. */
export function RemoveButton({ id }: { id: number }) {
  const t = useText('calendars');
  const { api } = useStaffApp();
  const refresh = useRefresh();
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutationWithToast({
    mutationFn: () => api.removeBusyCalendar({ id }),
    async onSuccess() {
      showToast({ tone: 'success', message: t('removed') });
      await refresh();
    },
  });
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
        {t('remove')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('removing.title')}
        footer={
          <div className={common.line}>
            <Button variant="danger" inProgress={remove.isPending} onClick={() => remove.mutate()}>
              {t('removing.confirm')}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('removing.cancel')}
            </Button>
          </div>
        }
      >
        <p>{t('removing.text')}</p>
      </Dialog>
    </>
  );
}
