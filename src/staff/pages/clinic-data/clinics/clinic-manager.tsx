import { useQueryClient } from '@tanstack/react-query';
import { dialledPhone } from '#shared/domain/people/phone/phone.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { ACCOUNT_MANAGERS_KEY, useAccountManagers } from '#staff/ui/account-manager.tsx';
import common from '#staff/ui/common.module.css';

/** The account manager of a clinic, and the button with which another account manager takes it. */
export function ClinicManager({ clinic }: { clinic: number }) {
  const t = useText('setup');
  const can = usePermission();
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const [manager] = useAccountManagers(clinic) ?? [];
  const take = useMutationWithToast({
    mutationFn: () => api.takeClinic({ id: clinic }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ACCOUNT_MANAGERS_KEY] }),
  });
  if (manager === undefined) return null;
  const { name, phone, dialled_phone: dialled, is_own: isOwn } = manager;
  return (
    <div className={common.facts}>
      {name === null ? (
        <span>{t('clinic.manager.none')}</span>
      ) : (
        <>
          <span>{name}</span>
          <a href={`tel:${dialledPhone(phone)}`} className="tabular">
            {dialled}
          </a>
        </>
      )}
      {can('contact.edit') && !isOwn ? (
        <Button variant="quiet" size="sm" inProgress={take.isPending} onClick={() => take.mutate()}>
          {t('clinic.manager.take')}
        </Button>
      ) : null}
    </div>
  );
}
