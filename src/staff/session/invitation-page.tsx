import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { isNotFound } from '#web/lib/failures/api-failure.ts';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { MIN_PASSWORD_LENGTH, passwordProblem } from '#shared/domain/identity/password.ts';
import { useFormat } from '../lib/format.ts';
import { useStaffApp, useText } from '../lib/staff-app.ts';
import { QueryView } from '../ui/page/query-view.tsx';
import { leaveLink } from './links.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './sign-in.module.css';
import { useSessionStep } from './use-session-step.ts';

/** The page of an invitation: the invited person chooses a password. */
export function InvitationPage({ token }: { token: string }) {
  const t = useText('sign-in');
  const format = useFormat();
  const { api } = useStaffApp();
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.invitation({ token }),
    retry: false,
  });
  if (query.isError && isNotFound(query.error)) {
    return (
      <SignInFrame title={t('invitation')}>
        <Notice tone="error">{t('invitationOver')}</Notice>
      </SignInFrame>
    );
  }
  return (
    <QueryView query={query}>
      {({ username, effective_at: effectiveAt }) =>
        effectiveAt !== null ? (
          <SignInFrame title={t('invitation')}>
            <Notice tone="warning">
              {t('invitationWaits', { when: format.dateTime(effectiveAt) })}
            </Notice>
          </SignInFrame>
        ) : (
          <PasswordForm token={token} username={username} />
        )
      }
    </QueryView>
  );
}

function PasswordForm({ token, username }: { token: string; username: string }) {
  const t = useText('sign-in');
  const { api } = useStaffApp();
  const accept = useSessionStep(async (password: string) => {
    const session = await api.acceptInvitation({ token, password });
    leaveLink();
    return session;
  });
  const isLongEnough = (value: string) =>
    passwordProblem(value, username) === 'too_short'
      ? t('passwordShort', { count: MIN_PASSWORD_LENGTH })
      : null;
  const form = useForm<{ password: string }>({
    fields: { password: { initial: '', required: true, rules: [isLongEnough] } },
    requiredMessage: t('required'),
    onSubmit: ({ password }) => accept.mutate(password),
  });
  return (
    <SignInFrame title={t('invitation')} error={accept.error}>
      <p>{t('invitationFor', { username })}</p>
      <form {...form.props} className={styles.form}>
        {/* Password managers store the password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <TextField
          {...form.field('password')}
          kind="password"
          label={t('newPassword')}
          hint={t('passwordHint', { count: MIN_PASSWORD_LENGTH })}
          autoComplete="new-password"
        />
        <Button type="submit" block inProgress={accept.isPending}>
          {t('continue')}
        </Button>
      </form>
    </SignInFrame>
  );
}
