import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import common from '#staff/ui/common.module.css';
import { ACCESS_KEY } from './own-access.tsx';
import styles from './account.module.css';

interface Passwords {
  current: string;
  next: string;
}

/** The form that changes the password; whatever else opens the account ends. */
export function PasswordSection() {
  const t = useText('account');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const change = useMutation({
    mutationFn: (passwords: Passwords) => api.changePassword(passwords),
    onSuccess: () => {
      form.reset();
      showToast({ tone: 'success', message: t('password.done') });
      return queryClient.invalidateQueries({ queryKey: ACCESS_KEY });
    },
  });
  const form = useForm<Passwords>({
    fields: { current: { initial: '', required: true }, next: { initial: '', required: true } },
    requiredMessage: t('password.required'),
    onSubmit: (passwords) => change.mutate(passwords),
  });
  return (
    <Card tag="section" className={styles.section}>
      <h2 className={common.title}>{t('password.title')}</h2>
      <FailureNotice error={change.error} />
      <form {...form.props} className={common.form}>
        <TextField
          {...form.field('current')}
          kind="password"
          label={t('password.current')}
          autoComplete="current-password"
        />
        <TextField
          {...form.field('next')}
          kind="password"
          label={t('password.next')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="secondary" inProgress={change.isPending}>
          {t('password.submit')}
        </Button>
      </form>
    </Card>
  );
}
