import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import type { Form } from '#web/ui/form/model/use-form.ts';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import type { BookingValues } from '../flow/storage/booking-draft.ts';

interface KindFieldProps {
  form: Form<BookingValues>;
  doctorService: DoctorService;
}

/** Asks between a first appointment and a follow-up, each with price and length, where a service has both. */
export function KindField({ form, doctorService }: KindFieldProps) {
  const t = useT('booking');
  const format = useFormat();
  const { follow_up: followUp, total, duration } = doctorService;
  if (followUp === undefined) return null;
  const labelOf = (kind: 'first' | 'follow_up', price: number, minutes: number) =>
    t(`form.kinds.${kind}`, { price: format.money(price), minutes });
  return (
    <RadioGroup
      {...form.field('kind')}
      label={t('form.kind')}
      options={[
        { value: 'first', label: labelOf('first', total, duration) },
        { value: 'follow_up', label: labelOf('follow_up', followUp.price, followUp.duration) },
      ]}
    />
  );
}
