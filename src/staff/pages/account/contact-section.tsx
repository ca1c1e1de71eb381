import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { countryOf } from '#shared/countries/index.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';
import styles from './account.module.css';

const KEY = ['own-contact'];

/** The number on which the clinics of an account manager call. */
export function ContactSection() {
  const t = useText('account');
  const { api } = useStaffApp();
  const query = useQuery({ queryKey: KEY, queryFn: () => api.ownContact() });
  return (
    <Card tag="section" className={styles.section}>
      <h2 className={common.title}>{t('contact.title')}</h2>
      <p className={common.note}>{t('contact.why')}</p>
      <QueryView query={query}>{({ phone }) => <ContactForm phone={phone} />}</QueryView>
    </Card>
  );
}

function ContactForm({ phone }: { phone: string | null }) {
  const t = useText('account');
  const setup = useText('setup');
  const { api, country } = useStaffApp();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const save = useMutation({
    mutationFn: (values: { phone: string }) => api.saveOwnContact(values),
    onSuccess: (saved) => {
      queryClient.setQueryData(KEY, saved);
      showToast({ tone: 'success', message: t('contact.done') });
    },
  });
  const form = useForm<{ phone: string }>({
    fields: { phone: { initial: phone ?? '' } },
    requiredMessage: '',
    onSubmit: (values) => save.mutate(values),
  });
  return (
    <>
      <FailureNotice error={save.error} />
      <form {...form.props} className={common.form}>
        <TextField
          {...form.field('phone')}
          kind="tel"
          label={t('contact.phone')}
          hint={setup('branch.phoneHint', { phone: countryOf(country).phoneExample })}
        />
        <Button type="submit" variant="secondary" inProgress={save.isPending}>
          {t('contact.submit')}
        </Button>
      </form>
    </>
  );
}
