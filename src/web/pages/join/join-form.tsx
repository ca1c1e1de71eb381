import { ConsentField } from '#web/domain/form/consent-field.tsx';
import { RequestForm } from '#web/features/requests/request-form.tsx';
import { RequestSent } from '#web/features/requests/request-sent.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './join.module.css';
import { useJoinForm } from './use-join-form.ts';

/** The form for clinics that want to join; after submission it explains the next steps. */
export function JoinForm() {
  const t = useT('join');
  const { form, isSent } = useJoinForm();
  if (isSent) return <RequestSent of="join" />;
  const text = (name: 'clinic_name' | 'city' | 'contact_name') => ({
    ...form.field(name),
    label: t(`form.${name}`),
    maxLength: 200,
  });
  return (
    <>
      <h2 className={styles.formTitle}>{t('form.title')}</h2>
      <RequestForm
        form={form}
        submit={t('form.submit')}
        note={t('form.note')}
        withoutScripts={t('withoutScripts')}
      >
        <TextField {...text('clinic_name')} autoComplete="organization" />
        <TextField {...text('city')} autoComplete="address-level2" />
        <TextField {...text('contact_name')} autoComplete="name" />
        <TextField
          {...form.field('phone')}
          kind="tel"
          label={t('form.phone')}
          autoComplete="tel"
          maxLength={40}
        />
        <TextField
          {...form.field('email')}
          kind="email"
          label={t('form.email')}
          autoComplete="email"
          maxLength={254}
        />
        <TextAreaField
          {...form.field('comment')}
          label={t('form.comment')}
          hint={t('form.commentHint')}
          maxLength={2000}
        />
        <ConsentField
          {...form.field('consent')}
          text={(policy) => t('form.consent', { policy })}
          policy={t('form.policy')}
        />
      </RequestForm>
    </>
  );
}
