import type { PriceCell, PriceGrid } from '#shared/contract/clinic-data/prices/prices.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';

/** Returns a function that says in words how a price changes. */
export function usePriceLine({ services, columns }: PriceGrid) {
  const t = useText('prices');
  const nameOf = useNameOf();
  const { country, language } = useStaffApp();
  const money = (amount: number) => formatMoney(amount, countryOf(country).currency, language);
  return (cell: PriceCell, price: number): string => {
    const service = services.find(({ id }) => id === cell.service_id);
    const column = columns.find(({ schedule_id: id }) => id === cell.schedule_id);
    return t('line', {
      service: nameOf(service?.names ?? {}),
      doctor: nameOf(column?.doctor_names ?? {}),
      before: money(cell.price),
      after: money(price),
    });
  };
}
