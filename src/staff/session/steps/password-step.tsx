import type { Credentials } from '#shared/contract/identity/sessions.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import styles from '../sign-in.module.css';
import { useSessionStep } from '../use-session-step.ts';

interface PasswordStepProps {
  /** Called to use a PIN instead, on a device on which someone has set a PIN. */
  onBack?: () => void;
}

/** The first step of the sign-in: username and password. */
export function PasswordStep({ onBack }: PasswordStepProps) {
  const t = useText('sign-in');
  const { api } = useStaffApp();
  const signIn = useSessionStep((credentials: Credentials) => api.signIn(credentials));
  const form = useForm<Credentials>({
    fields: {
      username: { initial: '', required: true },
      password: { initial: '', required: true },
    },
    requiredMessage: t('required'),
    onSubmit: (values) => signIn.mutate(values),
  });

  return (
    <SignInFrame title={t('title')} error={signIn.error}>
      <form {...form.props} className={styles.form}>
        <TextField {...form.field('username')} label={t('username')} autoComplete="username" />
        <TextField
          {...form.field('password')}
          kind="password"
          label={t('password')}
          autoComplete="current-password"
        />
        <Button type="submit" block inProgress={signIn.isPending}>
          {t('submit')}
        </Button>
        {onBack === undefined ? null : (
          <Button variant="quiet" block onClick={onBack}>
            {t('pin.back')}
          </Button>
        )}
      </form>
    </SignInFrame>
  );
}
