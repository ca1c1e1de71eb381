import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import { GENDERS, MIN_BIRTH_YEAR } from '#shared/domain/booking/field-rules.ts';
import { monthNames } from '#shared/i18n/format-date.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { DateOfBirthField } from '#web/ui/form/date-of-birth/date-of-birth-field.tsx';
import type { Form } from '#web/ui/form/model/use-form.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import { answerName, insurancesOf, type BookingValues } from '../booking/use-booking-form.ts';
import styles from '../drawer.module.css';

type Question = DeskBranch['questions'][number];

interface DetailFieldsProps {
  form: Form<BookingValues>;
  doctor: DeskDoctor;
  /** The id of the chosen offer. */
  offer: number;
  questions: readonly Question[];
  /** The current day at the branch. */
  today: string;
}

/** The insurance and the questions of the branch, folded: the desk may also ask them at check-in. */
export function DetailFields({ form, doctor, offer, questions, today }: DetailFieldsProps) {
  const t = useText('desk');
  const insurances = insurancesOf(doctor, offer);
  if (insurances.length === 0 && questions.length === 0) return null;
  return (
    <Disclosure summary={t('booking.details')}>
      <div className={styles.form}>
        {insurances.length === 0 ? null : (
          <SelectField
            {...form.field('insurance')}
            label={t('booking.insurance')}
            placeholder={t('booking.choose')}
            options={insurances.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        {questions.map((question) => (
          <AnswerField key={question.id} form={form} question={question} today={today} />
        ))}
      </div>
    </Disclosure>
  );
}

interface AnswerFieldProps extends Pick<DetailFieldsProps, 'form' | 'today'> {
  question: Question;
}

function AnswerField({ form, question: { id, title, type }, today }: AnswerFieldProps) {
  const t = useText('desk');
  const { language } = useStaffApp();
  const bound = form.field(answerName(id));
  const text = {
    ...bound,
    label: title,
    value: typeof bound.value === 'string' ? bound.value : '',
  };
  switch (type) {
    case 'boolean':
      return <CheckboxField {...bound} label={title} value={bound.value === true} />;
    case 'date':
      return (
        <DateOfBirthField
          {...text}
          value={text.value === '' ? null : text.value}
          firstYear={MIN_BIRTH_YEAR}
          last={today}
          monthNames={monthNames(language)}
          labels={{ day: t('booking.day'), month: t('booking.month'), year: t('booking.year') }}
        />
      );
    case 'gender':
      return (
        <SelectField
          {...text}
          placeholder={t('booking.choose')}
          options={GENDERS.map((value) => ({ value, label: t(`booking.genders.${value}`) }))}
        />
      );
    case 'integer':
      return <TextField {...text} kind="number" autoComplete="off" />;
    case 'email':
      return <TextField {...text} kind="email" autoComplete="off" />;
    case 'text':
    case 'tax_id':
      return <TextField {...text} autoComplete="off" />;
  }
}
