import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { StateLabel } from '#staff/ui/state/state-label.tsx';

interface DoctorStateProps {
  clinic: Pick<ClinicSetup, 'doctors' | 'is_draft' | 'missing'>;
  doctor: { id: number; is_active: boolean };
}

/** Says that a doctor is hidden, that patients can book, or what keeps them from it. */
export function DoctorState({ clinic, doctor }: DoctorStateProps) {
  const t = useText('setup');
  if (!doctor.is_active) return <StateLabel tone="neutral">{t('doctor.inactive')}</StateLabel>;
  if (clinic.doctors.some(({ id, is_bookable: isBookable }) => id === doctor.id && isBookable)) {
    return <StateLabel tone="good">{t('clinics.states.bookable')}</StateLabel>;
  }
  const parts = missingOf(clinic, doctor.id).map(({ part }) => t(`missing.parts.${part}`));
  if (parts.length > 0) return <StateLabel tone="warning">{parts.join(', ')}</StateLabel>;
  return clinic.is_draft ? (
    <StateLabel tone="neutral">{t('clinics.states.draft')}</StateLabel>
  ) : (
    <StateLabel tone="warning">{t('clinics.states.closed')}</StateLabel>
  );
}

/** Returns the parts that a doctor misses before patients can book. */
export function missingOf(
  { missing }: Pick<ClinicSetup, 'missing'>,
  doctor: number,
): ClinicSetup['missing'] {
  return missing.filter(({ subject, subject_id: id }) => subject === 'doctor' && id === doctor);
}
