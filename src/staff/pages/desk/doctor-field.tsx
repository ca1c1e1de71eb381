import type { DoctorInReach } from '#shared/contract/desk/absences/absences.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';

interface DoctorFieldProps {
  label: string;
  placeholder: string;
  doctors: readonly DoctorInReach[];
  /** The id; empty before a choice. */
  value: string;
  onChange: (id: string) => void;
}

/** A field for one of the account's doctors, with the branches of the chosen one. */
export function DoctorField({ doctors, value, ...field }: DoctorFieldProps) {
  const chosen = doctors.find((doctor) => doctor.id === Number(value));
  return (
    <SelectField
      {...field}
      name="doctor"
      value={value}
      hint={chosen?.branches.join(', ')}
      options={doctors.map((doctor) => ({ value: String(doctor.id), label: doctor.name }))}
    />
  );
}
