import { useState } from 'react';
import { flagsOf } from '#shared/countries/flags.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { FreeTime } from '#shared/contract/desk/times.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import drawer from '../drawer/drawer.module.css';

interface FollowUpFormProps {
  appointment: DeskAppointment;
  time: FreeTime;
  onBooked: (appointment: DeskAppointment) => void;
  onBack: () => void;
}

/** Books the chosen time for the patient of an appointment, whom a doctor neither types nor looks up. */
export function FollowUpForm({ appointment, time, onBooked, onBack }: FollowUpFormProps) {
  const t = useText('desk');
  const format = useFormat();
  const { api, country } = useStaffApp();
  const asksConsent = flagsOf(country).consent;
  const [key] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm({
    fields: {
      note: { initial: '' },
      has_consent: { initial: false, required: asksConsent },
    },
    requiredMessage: t('required'),
    async onSubmit(values) {
      setFailure(null);
      try {
        const { offer_id: offer, starts_at } = time;
        onBooked(await api.bookFollowUp({ ...values, id: appointment.id, key, offer, starts_at }));
      } catch (error) {
        setFailure(error);
      }
    },
  });
  return (
    <form {...form.props} className={drawer.form}>
      <p>
        <strong>{format.dateTime(time.starts_at)}</strong>, {t('minutes', { count: time.minutes })}
      </p>
      <TextField {...form.field('note')} takesFocus label={t('note')} maxLength={200} />
      {asksConsent ? (
        <>
          <p className={drawer.consent}>{t('booking.consentText')}</p>
          <CheckboxField {...form.field('has_consent')} label={t('booking.consent')} />
        </>
      ) : null}
      <FailureNotice error={failure} />
      <div className={drawer.buttons}>
        <Button type="submit" size="sm" inProgress={form.isSubmitting}>
          {t('booking.submit')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
