import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { useText } from '../../../lib/staff-app.ts';

interface DoctorChoiceProps {
  doctors: readonly DeskDoctor[];
  /** The schedule that is shown; null for all doctors. */
  schedule: number | null;
  /** Offers all doctors together as well. */
  hasAll: boolean;
  onChoose: (schedule: number | null) => void;
}

/** The choice of the doctor whose week or month is shown. */
export function DoctorChoice({ doctors, schedule, hasAll, onChoose }: DoctorChoiceProps) {
  const t = useText('desk');
  const options = doctors.map(({ schedule_id: id, name }) => ({ value: String(id), label: name }));
  return (
    <NativeSelect
      aria-label={t('columns.doctor')}
      value={String(schedule ?? '')}
      options={hasAll ? [{ value: '', label: t('allDoctors') }, ...options] : options}
      onChange={(chosen) => onChoose(chosen === '' ? null : Number(chosen))}
    />
  );
}
