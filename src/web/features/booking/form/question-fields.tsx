import { useQuery } from '@tanstack/react-query';
import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import type { Form } from '#web/ui/form/model/use-form.ts';
import { useApp } from '#web/lib/app.ts';
import { insurancesQuery } from '#web/lib/query/queries.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { answerName, type BookingValues } from '../flow/storage/booking-draft.ts';
import { AnswerField } from './answer-field.tsx';
import styles from './question-fields.module.css';

interface QuestionFieldsProps {
  form: Form<BookingValues>;
  /** The branch's questions. */
  fields: readonly AppointmentField[];
  /** The ids of the insurances that the service accepts. */
  insurances: readonly number[];
  /** The current day at the clinic. */
  today: PlainDate;
  /** True if the optional questions are unfolded at first. */
  isOpen: boolean;
}

/** The required questions of the branch, and the optional ones with the insurance, folded. */
export function QuestionFields({ form, fields, insurances, today, isOpen }: QuestionFieldsProps) {
  const t = useT('booking');
  const optional = fields.filter(({ is_required }) => !is_required);
  const answerField = (field: AppointmentField) => (
    <AnswerField
      key={field.id}
      field={field}
      bound={form.field(answerName(field.id))}
      today={today}
    />
  );
  return (
    <>
      {fields.filter(({ is_required }) => is_required).map(answerField)}
      {optional.length > 0 || insurances.length > 0 ? (
        <Disclosure summary={t('form.details')} defaultOpen={isOpen}>
          <div className={styles.fields}>
            {optional.map(answerField)}
            {insurances.length > 0 ? <InsuranceFields form={form} accepted={insurances} /> : null}
          </div>
        </Disclosure>
      ) : null}
    </>
  );
}

interface InsuranceFieldsProps {
  form: Form<BookingValues>;
  /** The ids of the insurances that the service accepts. */
  accepted: readonly number[];
}

/** The fields for the insurance, limited to those that the service accepts. */
function InsuranceFields({ form, accepted }: InsuranceFieldsProps) {
  const t = useT('booking');
  const { data } = useQuery(insurancesQuery(useApp()));
  const options = (data?.results ?? [])
    .filter(({ id }) => accepted.includes(id))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <CheckboxField {...form.field('insured')} label={t('form.insured')} />
      {form.values.insured ? (
        <SelectField
          {...form.field('insurance')}
          label={t('form.insurance')}
          options={options}
          placeholder={t('form.choose')}
        />
      ) : null}
    </>
  );
}
