import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Credentials } from '#shared/contract/sessions.ts';
import { countryOf } from '#shared/countries/index.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { failureText } from '../lib/failure-text.ts';
import { useStaffApp, useText } from '../lib/staff-app.ts';
import { SESSION_KEY, storeSession } from './session.ts';
import styles from './sign-in.module.css';

/** The sign-in with username and password. */
export function SignInPage() {
  const t = useText('sign-in');
  const shell = useText('shell');
  const { api, country, site } = useStaffApp();
  const queryClient = useQueryClient();
  const signIn = useMutation({
    mutationFn: async (credentials: Credentials) =>
      storeSession(await api.createSession(credentials)),
    onSuccess: (user) => queryClient.setQueryData(SESSION_KEY, user),
  });
  const form = useForm<Credentials>({
    fields: {
      username: { initial: '', required: true },
      password: { initial: '', required: true },
    },
    requiredMessage: t('required'),
    onSubmit: async (values) => {
      await signIn.mutateAsync(values).catch(() => undefined);
    },
  });

  return (
    <main className={styles.page}>
      <title>{t('title')}</title>
      <Card tag="section" padding="lg" className={styles.card}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p>
          {countryOf(country).brandName} · {shell(`sites.${site}`)}
        </p>
        {signIn.isError ? (
          <Notice tone="error" announce>
            {failureText(signIn.error, shell)}
          </Notice>
        ) : null}
        <form {...form.props} className={styles.form}>
          <TextField {...form.field('username')} label={t('username')} autoComplete="username" />
          <TextField
            {...form.field('password')}
            kind="password"
            label={t('password')}
            autoComplete="current-password"
          />
          <Button type="submit" block inProgress={form.isSubmitting}>
            {t('submit')}
          </Button>
        </form>
      </Card>
    </main>
  );
}
