import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { StateLabel } from '#staff/ui/state/state-label.tsx';

interface DoctorStateProps {
  clinic: Pick<ClinicSetup, 'missing'>;
  doctor: { id: number; is_active: boolean };
}

/** Says that a doctor is hidden, or what keeps patients from booking, or that they can book. */
export function DoctorState({ clinic, doctor }: DoctorStateProps) {
  const t = useText('setup');
  const missing = missingOf(clinic, doctor.id);
  if (!doctor.is_active) return <StateLabel tone="neutral">{t('doctor.inactive')}</StateLabel>;
  if (missing.length === 0)
    return <StateLabel tone="good">{t('clinics.states.bookable')}</StateLabel>;
  const parts = missing.map(({ part }) => t(`missing.parts.${part}`));
  return <StateLabel tone="warning">{parts.join(', ')}</StateLabel>;
}

/** Returns the parts that a doctor misses before patients can book. */
export function missingOf(
  { missing }: Pick<ClinicSetup, 'missing'>,
  doctor: number,
): ClinicSetup['missing'] {
  return missing.filter(({ subject, subject_id: id }) => subject === 'doctor' && id === doctor);
}
