import { useMutation } from '@tanstack/react-query';
import { Card } from '#web/ui/display/card.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { CallerForm, type Caller } from '#staff/ui/caller-form.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { FoundAppointment } from './found-appointment.tsx';
import styles from './support.module.css';

/** Finds the appointment of a caller by its number and the last four digits of the phone. */
export function SupportPage() {
  const t = useText('support');
  const { api } = useStaffApp();
  const lookup = useMutation({
    mutationFn: ({ number, phoneEnd }: Caller) =>
      api.lookUpAppointment({ number: Number(number), phone_end: phoneEnd }),
  });

  return (
    <Page title={t('title')}>
      <Card tag="section" className={styles.search}>
        <p>{t('explanation')}</p>
        <CallerForm submit={t('find')} isInstant lookup={lookup} onSubmit={lookup.mutate} />
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
