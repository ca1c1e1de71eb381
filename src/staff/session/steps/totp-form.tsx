import type { UseMutationResult } from '@tanstack/react-query';
import type { SignIn } from '#shared/contract/identity/sign-in/sessions.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CodeField } from '#web/ui/form/code-field.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { useText } from '../../lib/staff-app.ts';
import styles from '../sign-in.module.css';

const CODE_LENGTH = 6;

/** The field for a code of an app; a complete code is sent at once. */
export function TotpForm({ mutation }: { mutation: UseMutationResult<SignIn, Error, string> }) {
  const t = useText('sign-in');
  const form = useForm({
    fields: { code: { initial: '', required: true } },
    requiredMessage: t('required'),
    onSubmit: ({ code }) => {
      form.reset();
      mutation.mutate(code);
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <CodeField
        {...form.field('code')}
        label={t('codeFromApp')}
        length={CODE_LENGTH}
        onComplete={() => void form.submit()}
      />
      <Button type="submit" block inProgress={mutation.isPending}>
        {t('continue')}
      </Button>
    </form>
  );
}
