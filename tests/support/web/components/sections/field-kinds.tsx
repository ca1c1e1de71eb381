import type { ReactNode } from 'react';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { CodeField } from '#web/ui/form/code-field.tsx';
import { DateOfBirthField } from '#web/ui/form/date-of-birth/date-of-birth-field.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { PhoneField } from '#web/ui/form/phone/phone-field.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { SwitchField } from '#web/ui/form/switch-field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { formatPhone, normalizePhone } from '../phone.ts';
import { words } from '../words.ts';

/** The props common to fields of every kind, whatever their value. */
export interface FieldLook extends Omit<BoundField<unknown>, 'value' | 'onChange'> {
  label: string;
}

const onChange = () => {};
const options = ['Magyar', 'English', words.kkCompound].map((label) => ({ value: label, label }));
export const monthNames =
  'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'.split(' ');

/** Every kind of field, with a value. */
export const fieldKinds: Readonly<Record<string, (look: FieldLook) => ReactNode>> = {
  text: (look) => <TextField {...look} value={words.huName} onChange={onChange} />,
  email: (look) => <TextField {...look} kind="email" value="nev@example.com" onChange={onChange} />,
  number: (look) => <TextField {...look} kind="number" value="172" onChange={onChange} />,
  phone: (look) => (
    <PhoneField
      {...look}
      normalize={normalizePhone}
      format={formatPhone}
      value="+36201234567"
      onChange={onChange}
    />
  ),
  code: (look) => <CodeField {...look} value="1234" onChange={onChange} />,
  select: (look) => (
    <SelectField {...look} options={options} value={words.kkCompound} onChange={onChange} />
  ),
  multiSelect: (look) => (
    <MultiSelect {...look} options={options} value={['English']} onChange={onChange} />
  ),
  dateOfBirth: (look) => (
    <DateOfBirthField
      {...look}
      firstYear={1920}
      last="2026-11-23"
      monthNames={monthNames}
      labels={{ year: 'Жыл', month: 'Ай', day: 'Күн' }}
      value="1987-09-09"
      onChange={onChange}
    />
  ),
  radio: (look) => <RadioGroup {...look} options={options} value="Magyar" onChange={onChange} />,
  checkbox: (look) => <CheckboxField {...look} value onChange={onChange} />,
  switch: (look) => <SwitchField {...look} value onChange={onChange} />,
  textArea: (look) => <TextAreaField {...look} value={words.kkAddress} onChange={onChange} />,
};
