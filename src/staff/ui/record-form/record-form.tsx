import { useState, type ReactNode } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import { isPlainDate } from '#shared/domain/time/plain-date.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { isApiError } from '#web/lib/failures/api-failure.ts';
import { Card } from '#web/ui/display/card.tsx';
import { focusFirstInvalid } from '#web/ui/form/model/focus-first-invalid.ts';
import { useForm } from '#web/ui/form/model/use-form.ts';
import type { FieldDefinition } from '#web/ui/form/model/field-state.ts';
import common from '../common.module.css';
import { FailureNotice } from '../failure-notice.tsx';
import { isInCountry } from '../point-input/is-in-country.ts';
import { useSaved } from '../../lib/setup-data.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import {
  earliestDay,
  fromInputs,
  inputNames,
  isShown,
  mapCityOf,
  parseNumber,
  parsePoint,
  sectionsOf,
  toInputs,
  type ApiRecord,
  type InputValues,
  type RecordField,
} from './record-fields.ts';
import { RecordInput } from './record-input.tsx';
import { SaveBar } from './save-bar.tsx';
import { useOpenedFocus } from './use-opened-focus.ts';
import styles from './record-form.module.css';

/** A form of fewer fields is seen as a whole. */
const MIN_LONG_FIELDS = 6;

interface RecordFormProps<Input, Result> {
  fields: readonly RecordField[];
  /** The values at first: of the record, or the defaults of a new one. */
  initial: object;
  /** Saves what the form describes, or returns null if nothing is saved. Errors of the API appear at their fields. */
  save: (input: Input) => Promise<Result | null>;
  /** Returns the page to show after a save, unless the person has left the form. */
  next?: ((result: Result) => string) | undefined;
  /** The button that saves; by default "Save". A page with two forms names what each saves. */
  submitLabel?: string;
  /** Closes the form, by a button or after a save. */
  onClose?: () => void;
}

/**
 * A form for a record of the API. `Input` is the body of the call that saves it; the fields and the
 * initial values together have its properties.
 */
export function RecordForm<Input extends object, Result>({
  fields,
  initial,
  save,
  next,
  submitLabel,
  onClose,
}: RecordFormProps<Input, Result>) {
  const t = useText('setup');
  const shell = useText('shell');
  const saved = useSaved();
  const isMounted = useIsMounted();
  const [failure, setFailure] = useState<unknown>(null);
  const { country, language } = useStaffApp();
  const { locales } = countryOf(country);
  const inputs = toInputs(fields, locales, initial as ApiRecord);
  const definitions = fields.flatMap((field) =>
    inputNames(field, locales).map((name): [string, FieldDefinition<string, InputValues>] => [
      name,
      {
        initial: inputs[name] ?? '',
        required: field.required,
        rules: [(value, values) => messageOf(field, value, values)],
      },
    ]),
  );

  function messageOf(field: RecordField, value: string, values: InputValues): string | null {
    const { kind } = field;
    if (!isShown(field, values)) return null;
    if (kind === 'point') {
      const point = parsePoint(value);
      if (point === null) return t('form.pointInvalid');
      return isInCountry(point, country) ? null : t('point.outside');
    }
    if (kind === 'day' && !isPlainDate(value)) return shell('day.wrong');
    const min = earliestDay(field, values);
    if (min !== undefined && value < min) {
      return shell('day.tooEarly', { day: formatDay(min, language, 'year') });
    }
    if (kind === 'number' && Number.isNaN(parseNumber(value))) return t('form.numberInvalid');
    return field.kind === 'number' ? rangeError(field, parseNumber(value)) : null;
  }

  const form = useForm<InputValues>({
    fields: Object.fromEntries(definitions),
    requiredMessage: t('form.required'),
    async onSubmit(values) {
      setFailure(null);
      const input = { ...initial, ...fromInputs(fields, locales, values) } as Input;
      await save(input).then(finish, showErrors);
    },
  });

  useOpenedFocus(form.props.ref, onClose !== undefined);

  function finish(result: Result | null) {
    if (result === null) return;
    saved(next?.(result));
    if (isMounted()) onClose?.();
  }

  function showErrors(error: unknown) {
    if (!isApiError(error)) {
      setFailure(error);
      return;
    }
    const byInput = error.body.errors.map(({ attr, detail }) => {
      const isPoint = attr === 'lat' || attr === 'lng';
      return [isPoint ? 'point' : (attr ?? ''), [detail]] as const;
    });
    const unknown = form.setServerErrors(Object.fromEntries(byInput));
    if (Object.keys(unknown).length > 0) setFailure(error);
  }

  const shown = fields.filter((field) => isShown(field, form.values));
  const isChanged = (field: RecordField) =>
    inputNames(field, locales).some((name) => form.values[name] !== (inputs[name] ?? ''));
  const isInvalid = (field: RecordField) =>
    inputNames(field, locales).some((name) => form.field(name).error?.visible === true);
  return (
    <form {...form.props} className={styles.form} data-opened={onClose && ''}>
      <FailureNotice error={failure} />
      {sectionsOf(shown).map((section) => (
        <FormSection key={section.title ?? ''} title={section.title}>
          {section.fields.map((field) => (
            <RecordInput
              key={field.name}
              field={field}
              min={earliestDay(field, form.values)}
              city={mapCityOf(field, form.values)}
              bind={form.field}
            />
          ))}
        </FormSection>
      ))}
      <SaveBar
        isSticky={shown.length >= MIN_LONG_FIELDS}
        submitLabel={submitLabel ?? t('form.save')}
        isSubmitting={form.isSubmitting}
        changed={'id' in initial ? shown.filter(isChanged) : []}
        invalid={shown.filter(isInvalid)}
        onShow={(field) => {
          const { current } = form.props.ref;
          if (current !== null) focusFirstInvalid(current, inputNames(field, locales));
        }}
        onClose={onClose}
      />
    </form>
  );
}

function FormSection({ title, children }: { title: string | undefined; children: ReactNode }) {
  if (title === undefined) return children;
  return (
    <Card tag="section" className={styles.section}>
      <h2 className={common.title}>{title}</h2>
      {children}
    </Card>
  );
}

function rangeError({ range }: RecordField & { kind: 'number' }, value: number): string | null {
  if (range === undefined) return null;
  const isInside = Number.isInteger(value) && value >= range.min && value <= range.max;
  return isInside ? null : range.text;
}
