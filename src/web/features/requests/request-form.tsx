import type { ReactNode } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import { useApp } from '#web/lib/app.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import type { Form } from '#web/ui/form/model/use-form.ts';
import styles from './requests.module.css';

interface RequestFormProps<Values> {
  form: Form<Values>;
  submit: string;
  /** A note below the button. */
  note?: string;
  /** The text for browsers without scripts, followed by the email address. */
  withoutScripts: string;
  children: ReactNode;
}

/** A form with one button. It requires scripts, so without them an email address is shown. */
export function RequestForm<Values>(props: RequestFormProps<Values>) {
  const { form, submit, note, withoutScripts, children } = props;
  const { supportEmail } = countryOf(useApp().country);
  return (
    <>
      <div className={styles.withoutScripts}>
        <Notice>
          {withoutScripts} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </Notice>
      </div>
      <form {...form.props} className={styles.form}>
        {children}
        <div className={styles.end}>
          <Button type="submit" size="lg" inProgress={form.isSubmitting}>
            {submit}
          </Button>
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
        </div>
      </form>
    </>
  );
}
