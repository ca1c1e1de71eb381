import { useQuery } from '@tanstack/react-query';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { insurancesQuery } from '#web/lib/query/queries.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import type { Form } from '#web/ui/form/model/use-form.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import type { BookingValues } from '../flow/storage/booking-draft.ts';

interface InsuranceFieldsProps {
  form: Form<BookingValues>;
  /** The ids of the insurances that the service accepts. */
  accepted: readonly number[];
}

/** The fields for the insurance, limited to those that the service accepts. */
export function InsuranceFields({ form, accepted }: InsuranceFieldsProps) {
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
