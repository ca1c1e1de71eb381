import { ConsentField } from '#web/domain/form/consent-field.tsx';
import { RequestForm } from '#web/features/requests/request-form.tsx';
import { RequestSent } from '#web/features/requests/request-sent.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './contacts.module.css';
import { useContactForm } from './use-contact-form.ts';

/** The contact form; after submission, it shows when to expect an answer. */
export function ContactForm() {
  const t = useT('contacts');
  const { form, isSent } = useContactForm();
  if (isSent) return <RequestSent of="contacts" />;
  return (
    <>
      <h2 className={styles.formTitle}>{t('form.title')}</h2>
      <RequestForm
        form={form}
        submit={t('form.submit')}
        note={t('form.note')}
        withoutScripts={t('withoutScripts')}
      >
        <TextField
          {...form.field('name')}
          label={t('form.name')}
          autoComplete="name"
          maxLength={200}
        />
        <TextField
          {...form.field('contact')}
          label={t('form.contact')}
          hint={t('form.contactHint')}
          maxLength={200}
        />
        <TextAreaField
          {...form.field('message')}
          label={t('form.message')}
          hint={t('form.messageHint')}
          maxLength={5000}
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
