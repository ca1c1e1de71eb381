import { useMutation } from '@tanstack/react-query';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CodeField } from '#web/ui/form/code-field.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { isNotFound } from '#web/lib/failures/api-failure.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { Page } from '../../ui/page.tsx';
import { FoundAppointment } from './found-appointment.tsx';
import styles from './support.module.css';

/** Finds the appointment of a caller by its number and the last four digits of the phone. */
export function SupportPage() {
  const t = useText('support');
  const shell = useText('shell');
  const { api } = useStaffApp();
  const lookup = useMutation({
    mutationFn: ({ number, phoneEnd }: { number: string; phoneEnd: string }) =>
      api.lookUpAppointment({ number: Number(number), phone_end: phoneEnd }),
  });
  const isNumber = (value: string) => (/^\d{1,15}$/.test(value.trim()) ? null : t('numberInvalid'));
  const isFour = (value: string) => (value.length === 4 ? null : t('phoneEndInvalid'));
  const form = useForm<{ number: string; phoneEnd: string }>({
    fields: {
      number: { initial: '', required: true, rules: [isNumber] },
      phoneEnd: { initial: '', required: true, rules: [isFour] },
    },
    requiredMessage: t('required'),
    onSubmit: (values) => lookup.mutate(values),
  });

  return (
    <Page title={t('title')}>
      <Card tag="section" className={styles.search}>
        <p>{t('explanation')}</p>
        <form {...form.props} className={styles.form}>
          <TextField {...form.field('number')} kind="number" label={t('number')} />
          <CodeField
            {...form.field('phoneEnd')}
            label={t('phoneEnd')}
            onComplete={() => void form.submit()}
          />
          <Button type="submit" inProgress={lookup.isPending}>
            {t('find')}
          </Button>
        </form>
        {lookup.isError ? (
          <Notice tone="error" announce>
            {isNotFound(lookup.error) ? t('notFound') : failureText(lookup.error, shell)}
          </Notice>
        ) : null}
      </Card>
      {lookup.data === undefined ? null : (
        <FoundAppointment
          key={lookup.data.id}
          found={lookup.data}
          phoneEnd={lookup.variables.phoneEnd}
        />
      )}
    </Page>
  );
}
