import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Onboarding } from '#shared/contract/clinic-data/onboarding/onboarding.ts';
import { countryOf } from '#shared/countries/index.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { usePatientUrl } from '#staff/lib/patient-url.ts';
import { ONBOARDING_KEY } from '#staff/lib/setting-up.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import styles from './onboarding.module.css';

/** The form that books a rehearsal, or the open one with its page for patients. */
export function RehearsalForm({ onboarding }: { onboarding: Onboarding }) {
  const t = useText('onboarding');
  const format = useFormat();
  const patientUrl = usePatientUrl();
  const { doctors, rehearsal, missing } = onboarding;
  const isOpen = missing.some(({ part }) => part === 'rehearsal');
  if (!isOpen || (rehearsal === null && doctors.length === 0)) return null;
  return (
    <section className={styles.rehearsal}>
      <h3 className={styles.subtitle}>{t('rehearse.title')}</h3>
      {rehearsal === null ? (
        <NewRehearsal onboarding={onboarding} />
      ) : (
        <>
          <p>{t('rehearse.booked', { time: format.dateTime(rehearsal.starts_at) })}</p>
          <a
            href={patientUrl(paths.appointment(rehearsal.appointment_id, rehearsal.hash))}
            target="_blank"
            rel="noreferrer"
          >
            {t('rehearse.open')}
          </a>
        </>
      )}
    </section>
  );
}

function NewRehearsal({ onboarding: { clinic_id: id, doctors } }: { onboarding: Onboarding }) {
  const t = useText('onboarding');
  const nameOf = useNameOf();
  const { api, country } = useStaffApp();
  const queryClient = useQueryClient();
  const book = useMutation({
    mutationFn: ({ doctor, phone }: { doctor: string; phone: string }) =>
      api.bookRehearsal({ id, doctor_id: Number(doctor), phone }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ONBOARDING_KEY }),
  });
  const form = useForm<{ doctor: string; phone: string }>({
    fields: {
      doctor: { initial: String(doctors[0]?.id ?? ''), required: true },
      phone: { initial: '', required: true },
    },
    requiredMessage: t('required'),
    onSubmit: (values) => book.mutate(values),
  });
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.quiet}>{t('rehearse.text')}</p>
      <FailureNotice error={book.error} />
      <SelectField
        {...form.field('doctor')}
        label={t('rehearse.doctor')}
        options={doctors.map((doctor) => ({
          value: String(doctor.id),
          label: nameOf(doctor.names),
        }))}
      />
      <TextField
        {...form.field('phone')}
        kind="tel"
        label={t('rehearse.phone')}
        hint={countryOf(country).phoneExample}
      />
      <Button type="submit" variant="secondary" inProgress={book.isPending}>
        {t('rehearse.submit')}
      </Button>
    </form>
  );
}
