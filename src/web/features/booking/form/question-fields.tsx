import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import type { Form } from '#web/ui/form/model/use-form.ts';
import { answerName, type BookingValues } from '../flow/storage/booking-draft.ts';
import { AnswerField } from './answer-field.tsx';
import { InsuranceFields } from './insurance-fields.tsx';
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
