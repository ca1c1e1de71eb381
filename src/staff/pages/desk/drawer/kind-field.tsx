import { countryOf } from '#shared/countries/index.ts';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { formatMoney } from '#shared/domain/money.ts';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';

interface KindFieldProps {
  field: BoundField<string>;
  /** The chosen service. */
  offer: DeskDoctor['offers'][number] | undefined;
}

/** The kind of an appointment with its price and length: a first one or a follow-up, where the service has one. */
export function KindField({ field, offer }: KindFieldProps) {
  const t = useText('desk');
  const { country, language } = useStaffApp();
  if (offer === undefined || offer.follow_up === null) return null;
  const kinds = [
    ['first', offer],
    ['follow_up', offer.follow_up],
  ] as const;
  return (
    <RadioGroup
      {...field}
      label={t('booking.kind')}
      options={kinds.map(([value, { total, minutes }]) => {
        const price = formatMoney(total, countryOf(country).currency, language);
        const label = [t(`booking.kinds.${value}`), price, t('minutes', { count: minutes })];
        return { value, label: label.join(', ') };
      })}
    />
  );
}
