import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffAccount } from '#shared/contract/identity/accounts.ts';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { FormDialog } from '#staff/ui/dialog/form-dialog.tsx';
import { RightsFields, rightsOf, type RightsInputs } from './rights-fields.tsx';

/** The form that changes position and branches of a colleague. */
export function RightsDialog({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const t = useText('accounts');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const save = useMutation({
    mutationFn: (inputs: RightsInputs) =>
      api.changeAccount({ id: account.id, ...rightsOf(inputs) }),
    onSuccess: () => {
      showToast({ tone: 'success', message: t('saved') });
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['accounts'] });
    },
  });
  const form = useForm<RightsInputs>({
    fields: {
      position: { initial: account.position ?? 'desk', required: true },
      branches: { initial: account.branch_ids.join(), required: true },
      doctor: { initial: account.doctor_id === null ? '' : String(account.doctor_id) },
    },
    requiredMessage: t('chooseBranch'),
    onSubmit: (inputs) => save.mutate(inputs),
  });
  const name = account.display_name === '' ? account.username : account.display_name;
  return (
    <FormDialog
      onClose={onClose}
      title={t('changeOf', { name })}
      form={form}
      submit={t('save')}
      inProgress={save.isPending}
    >
      <FailureNotice error={save.error} />
      <RightsFields bind={form.field} />
    </FormDialog>
  );
}
