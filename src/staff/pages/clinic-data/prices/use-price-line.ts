import type { PriceCell, PriceGrid } from '#shared/contract/clinic-data/prices/prices.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';

/** Returns functions that say in words how a price changes, and which one it is. */
export function usePriceLine({ services, columns }: PriceGrid) {
  const t = useText('prices');
  const nameOf = useNameOf();
  const { country, language } = useStaffApp();
  const money = (amount: number) => formatMoney(amount, countryOf(country).currency, language);
  const namesOf = (cell: PriceCell) => ({
    service: nameOf(services.find(({ id }) => id === cell.service_id)?.names ?? {}),
    doctor: nameOf(
      columns.find(({ schedule_id: id }) => id === cell.schedule_id)?.doctor_names ?? {},
    ),
  });
  return {
    lineOf: (cell: PriceCell, price: number): string =>
      t('line', { ...namesOf(cell), before: money(cell.price), after: money(price) }),
    /** Returns the service and the doctor of a price. */
    nameOfCell: (cell: PriceCell): string => t('cell', namesOf(cell)),
    /** Says how the price of a follow-up changes. */
    followUpLineOf: ({ follow_up_price: before }: PriceCell, after: number): string =>
      t('followUp.change', {
        before: before === null ? '–' : money(before),
        after: money(after),
      }),
  };
}
