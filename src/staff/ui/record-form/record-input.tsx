import { LANGUAGE_NAMES } from '#shared/i18n/languages.ts';
import { countryOf } from '#shared/countries/index.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { FieldGroup } from '#web/ui/form/parts/field-group.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { DateField } from '../date-field/date-field.tsx';
import { PointInput } from '../point-input/point-input.tsx';
import { EntriesInput } from './entries-input.tsx';
import type { RecordField } from './record-fields.ts';
import styles from './record-form.module.css';

interface RecordInputProps {
  field: RecordField;
  /** The earliest possible day of a field for a day. */
  min?: PlainDate | undefined;
  /** The city of a point on a map, see `mapCityOf`. */
  city?: number | null | undefined;
  /** Returns the props of an input. */
  bind: (name: string) => BoundField<string>;
}

/** The inputs of one field of a record. */
export function RecordInput({ field, min, city, bind }: RecordInputProps) {
  const t = useText('setup');
  const { label, name, notes } = field;
  const hint = joined(field.hint, notes?.[name]);
  switch (field.kind) {
    case 'texts':
      return <TextInputs field={field} isLong={field.isLong === true} bind={bind} />;
    case 'choice':
      return (
        <SelectField
          {...bind(name)}
          label={label}
          hint={hint}
          options={field.options}
          placeholder={field.required === true ? t('form.choose') : t('form.none')}
        />
      );
    case 'choices': {
      const { value, onChange, error } = bind(name);
      const chosen = value === '' ? [] : value.split(',');
      return (
        <FieldGroup name={name} label={label} hint={hint} error={error} required={field.required}>
          <div className={styles.choices}>
            {field.options.map((option) => (
              <CheckboxField
                key={option.value}
                name={`${name}.${option.value}`}
                label={option.label}
                value={chosen.includes(option.value)}
                onChange={(isChosen) =>
                  onChange(
                    field.options
                      .map((each) => each.value)
                      .filter((each) => (each === option.value ? isChosen : chosen.includes(each)))
                      .join(),
                  )
                }
              />
            ))}
          </div>
        </FieldGroup>
      );
    }
    case 'switch': {
      const { value, onChange, ...rest } = bind(name);
      return (
        <CheckboxField
          {...rest}
          label={label}
          hint={hint}
          value={value === 'true'}
          onChange={(isOn) => onChange(isOn ? 'true' : '')}
        />
      );
    }
    case 'entries':
      return <EntriesInput field={field} hint={hint} years={field.years} bound={bind(name)} />;
    case 'names':
      return <EntriesInput field={field} hint={hint} years={[]} bound={bind(name)} />;
    case 'number':
      return (
        <div className={styles.number}>
          <TextField
            {...bind(name)}
            kind={field.isDecimal === true ? 'decimal' : 'number'}
            label={label}
            hint={hint}
          />
        </div>
      );
    case 'day':
      return <DateField {...bind(name)} label={label} hint={hint} min={min} />;
    case 'text':
      return <TextField {...bind(name)} kind={field.input ?? 'text'} label={label} hint={hint} />;
    case 'point':
      return city === undefined ? (
        <TextField {...bind(name)} label={label} hint={hint} />
      ) : (
        <PointInput {...bind(name)} label={label} hint={hint} city={city} />
      );
  }
}

/** Returns a hint with a remark. */
function joined(...parts: readonly (string | undefined)[]): string | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? undefined : known.join(' ');
}

interface TextInputsProps extends RecordInputProps {
  isLong: boolean;
}

/** One input for each language of the country. */
function TextInputs({ field: { name, label, hint, notes }, isLong, bind }: TextInputsProps) {
  const { country } = useStaffApp();
  const Input = isLong ? TextAreaField : TextField;
  return (
    <FieldGroup name={name} label={label} hint={hint}>
      <div className={styles.texts}>
        {countryOf(country).locales.map((locale) => (
          <div key={locale} lang={locale}>
            <Input
              {...bind(`${name}.${locale}`)}
              label={LANGUAGE_NAMES[locale]}
              hint={notes?.[`${name}.${locale}`]}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
