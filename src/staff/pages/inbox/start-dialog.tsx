import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { InboxDetails } from '#shared/contract/inbox/inbox.ts';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';

interface StartDialogProps {
  /** A request to join. */
  item: InboxDetails;
  onClose: () => void;
}

/** Asks for the username of the clinic's administrator, and starts to set the clinic up. */
export function StartDialog({ item, onClose }: StartDialogProps) {
  const t = useText('onboarding');
  const { api } = useStaffApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: (username: string) =>
      api.startOnboarding({ request_id: Number(item.id.replace('clinic-', '')), username }),
    onSuccess: async ({ token }, username) => {
      await queryClient.invalidateQueries({ queryKey: ['inbox'] });
      await navigate('/onboarding', { state: { token, username, email, phone } });
    },
  });
  const valueOf = (field: string) => item.fields.find(({ name }) => name === field)?.value ?? '';
  const email = valueOf('email');
  const phone = valueOf('phone');
  const form = useForm<{ username: string }>({
    fields: { username: { initial: email, required: true } },
    requiredMessage: t('required'),
    onSubmit: ({ username }) => start.mutate(username),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('start.title', { name: item.sender ?? '' })}
      form={form}
      submit={t('start.submit')}
      inProgress={start.isPending}
    >
      <FailureNotice error={start.error} />
      <p>{t('start.text')}</p>
      <TextField {...form.field('username')} label={t('start.username')} autoComplete="off" />
    </FormDialog>
  );
}
