import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { useClinics } from '#staff/lib/setup-data.ts';

interface ClinicFieldProps {
  field: BoundField<string>;
  label: string;
}

/** A field for one of the country's clinics. */
export function ClinicField({ field, label }: ClinicFieldProps) {
  const { data } = useClinics();
  const nameOf = useNameOf();
  const options = (data?.results ?? []).map(({ id, names }) => ({
    value: String(id),
    label: nameOf(names),
  }));
  return <SelectField {...field} label={label} placeholder="–" options={options} />;
}
