import type { ReactNode } from 'react';
import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import { email, GENDERS, MIN_BIRTH_YEAR, rulesOf } from '#shared/domain/booking/field-rules.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { monthNames } from '#shared/i18n/format-date.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { DateOfBirthField } from '#web/ui/form/date-of-birth/date-of-birth-field.tsx';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './question-fields.module.css';
import type { Answer } from '../flow/storage/booking-draft.ts';

/** The maximum number of characters in a field of one line. */
const MAX_LINE_LENGTH = 100;

interface AnswerFieldProps {
  field: AppointmentField;
  bound: BoundField<Answer>;
  /** The current day at the clinic. */
  today: PlainDate;
}

/** The form field for a question of the clinic branch. */
export function AnswerField({ field, bound, today }: AnswerFieldProps) {
  const t = useT('booking');
  const { country, language } = useApp();
  const label = field.is_required ? (
    field.title
  ) : (
    <>
      {field.title} <span className={styles.optional}>({t('form.optional')})</span>
    </>
  );
  const text = { ...bound, label, value: typeof bound.value === 'string' ? bound.value : '' };
  switch (field.type) {
    case 'boolean':
      return <CheckboxField {...bound} label={label} value={bound.value === true} />;
    case 'date':
      return (
        <DateOfBirthField
          {...text}
          value={text.value === '' ? null : text.value}
          firstYear={MIN_BIRTH_YEAR}
          last={today}
          monthNames={monthNames(language)}
          labels={{ day: t('form.day'), month: t('form.month'), year: t('form.year') }}
        />
      );
    case 'gender':
      return (
        <RadioGroup
          {...text}
          options={GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }))}
        />
      );
    case 'email':
      return <EmailField {...text} />;
    case 'integer':
      return <TextField {...text} kind="number" />;
    case 'text':
      if (rulesOf(field, { country, today }).includes(email)) return <EmailField {...text} />;
      return (field.max_length ?? Infinity) > MAX_LINE_LENGTH ? (
        <TextAreaField {...text} />
      ) : (
        <TextField {...text} />
      );
    case 'tax_id':
      return <TextField {...text} />;
  }
}

function EmailField(text: BoundField<string> & { label: ReactNode }) {
  return <TextField {...text} kind="email" autoComplete="email" />;
}
