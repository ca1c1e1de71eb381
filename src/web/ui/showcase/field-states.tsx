import type { BoundField } from '../form/parts/bound-field.ts';
import { CheckboxField } from '../form/checkbox-field.tsx';
import { CodeField } from '../form/code-field.tsx';
import { SelectField } from '../form/select-field.tsx';
import { SwitchField } from '../form/switch-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { words } from './words.ts';

function fixed<Value>(
  name: string,
  value: Value,
  rest: Partial<BoundField<Value>> = {},
): BoundField<Value> {
  return { name, value, onChange: () => {}, ...rest };
}

const error = { visible: true, message: 'Бұл өрісті міндетті түрде толтыру қажет' };

/** Every state of a field, without a form. */
export function FieldStates() {
  return (
    <>
      <TextField {...fixed('default', '')} label="Default" placeholder="Placeholder" />
      <TextField
        {...fixed('success', words.huName, { status: 'success', required: true })}
        label={words.huSpecialties}
      />
      <TextField {...fixed('error', '12', { error, required: true })} label="Error" hint="A hint" />
      <TextField {...fixed('disabled', 'Cannot be changed', { disabled: true })} label="Disabled" />
      <SelectField
        {...fixed('select-error', '', { error })}
        label="Select"
        placeholder={words.kkCompound}
        options={[]}
      />
      <CodeField {...fixed('code-error', '1234', { error })} label="Wrong code" />
      <CodeField {...fixed('code-disabled', '1234', { disabled: true })} label="Being checked" />
      <CheckboxField {...fixed('check-on', true)} label="Ticked" hint="With a hint" />
      <CheckboxField
        {...fixed('check-error', false, { error, required: true })}
        label={words.kkAction}
      />
      <CheckboxField {...fixed('check-off', true, { disabled: true })} label="Disabled" />
      <SwitchField {...fixed('switch-off', false)} label="Off" hint={words.huAddress} />
      <SwitchField {...fixed('switch-disabled', true, { disabled: true })} label="Disabled" />
    </>
  );
}
