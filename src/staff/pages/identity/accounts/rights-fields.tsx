import type { AccountRights } from '#shared/contract/identity/accounts.ts';
import { managedPositions } from '#shared/domain/identity/managed-roles.ts';
import type { Position } from '#shared/domain/identity/positions.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { FieldGroup } from '#web/ui/form/parts/field-group.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useText, useUser } from '#staff/lib/staff-app.ts';
import { useBranches, useDoctorsOf } from './use-branches.ts';

/** The rights as the inputs have them: branches as ids with commas. */
export interface RightsInputs {
  position: string;
  branches: string;
  doctor: string;
}

/** Returns the rights that the inputs describe. */
export function rightsOf({ position, branches, doctor }: RightsInputs): AccountRights {
  return {
    position: position as Position,
    branch_ids: idsIn(branches),
    doctor_id: position === 'doctor' && doctor !== '' ? Number(doctor) : null,
  };
}

/** The inputs for position and branches of a colleague, and in the position of a doctor for who it is. */
export function RightsFields({ bind }: { bind: (name: keyof RightsInputs) => BoundField<string> }) {
  const t = useText('accounts');
  const positions = managedPositions(useUser());
  const branches = useBranches();
  const { value, onChange, error } = bind('branches');
  const chosen = idsIn(value);
  const doctors = useDoctorsOf(chosen);
  return (
    <>
      <SelectField
        {...bind('position')}
        label={t('position')}
        options={positions.map((each) => ({ value: each, label: t(`positions.${each}`) }))}
      />
      <FieldGroup name="branches" label={t('branches')} error={error} required>
        {branches.map(({ id, name, address }) => (
          <CheckboxField
            key={id}
            name={`branches.${id}`}
            label={`${name}, ${address}`}
            value={chosen.includes(id)}
            onChange={(isChosen) =>
              onChange(
                branches
                  .map((each) => each.id)
                  .filter((each) => (each === id ? isChosen : chosen.includes(each)))
                  .join(),
              )
            }
          />
        ))}
      </FieldGroup>
      {bind('position').value === 'doctor' ? (
        <SelectField
          {...bind('doctor')}
          label={t('doctor')}
          hint={t('doctorHint')}
          placeholder="–"
          options={doctors.map((each) => ({ value: String(each.doctor_id), label: each.name }))}
        />
      ) : null}
    </>
  );
}

function idsIn(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}
