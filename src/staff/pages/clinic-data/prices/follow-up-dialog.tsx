import type { PriceCell } from '#shared/contract/clinic-data/prices/prices.ts';
import { countryOf } from '#shared/countries/index.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';

interface FollowUpDialogProps {
  cell: PriceCell;
  /** The service and the doctor of the price. */
  name: string;
  onClose: () => void;
}

interface FollowUpInput {
  id: number;
  price: number | null;
  minutes: number | null;
  seen_price: number | null;
  seen_minutes: number | null;
}

/** Asks for price and length of the follow-up of an offer; without both it has none. */
export function FollowUpDialog({ cell, name, onClose }: FollowUpDialogProps) {
  const t = useText('prices');
  const format = useFormat();
  const { api, country } = useStaffApp();
  const { currency } = countryOf(country);
  const { follow_up_price: price, follow_up_minutes: minutes } = cell;
  return (
    <Dialog open onClose={onClose} title={t('followUp.title', { name })}>
      <p>{t('followUp.hint')}</p>
      <RecordForm
        initial={{ id: cell.id, price, minutes, seen_price: price, seen_minutes: minutes }}
        fields={[
          {
            kind: 'number',
            name: 'price',
            isDecimal: true,
            label: t('followUp.price', { currency }),
          },
          {
            kind: 'number',
            name: 'minutes',
            label: t('followUp.minutes'),
            hint: t('followUp.minutesHint', { number: format.number(cell.duration_minutes) }),
          },
        ]}
        save={(input: FollowUpInput) => api.saveFollowUp(input)}
        onClose={onClose}
      />
    </Dialog>
  );
}
