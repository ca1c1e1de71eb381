import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffAccount } from '#shared/contract/identity/accounts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { Modal } from '#web/ui/modal/modal.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import styles from './accounts.module.css';
import { RightsFields, rightsOf, type RightsInputs } from './rights-fields.tsx';

/** The form that changes position and branches of a colleague. */
export function RightsDialog({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const t = useText('accounts');
  const shell = useText('shell');
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
    <Modal
      open
      onClose={onClose}
      title={t('changeOf', { name })}
      size="sm"
      labels={{ close: shell('close') }}
      footer={
        <Button type="submit" form={form.props.id} block inProgress={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form {...form.props} className={styles.form}>
        <FailureNotice error={save.error} />
        <RightsFields bind={form.field} />
      </form>
    </Modal>
  );
}
