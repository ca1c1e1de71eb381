import { proposePriceMapping } from '#shared/domain/clinic-data/imports/prices/price-columns.ts';
import { readPriceRows } from '#shared/domain/clinic-data/imports/prices/price-rows.ts';
import type { KindOfImport } from '../import-kind.ts';
import { planPriceImport } from './plan-price-import.ts';
import { undoPrices } from './undo-prices.ts';

/** Prices and durations of the offers of a clinic. */
export const priceKind: KindOfImport<'prices'> = {
  propose: proposePriceMapping,
  namedServices: (sheets, mapping) => readPriceRows(sheets, mapping, null).rows,
  namedDoctors: (_context, { sheets, mapping }) =>
    readPriceRows(sheets, mapping, null)
      .rows.filter(({ doctor_key: key }) => key !== '')
      .map(({ doctor_key }) => ({ doctor_key, external_id: '' })),
  isPriceList: true,
  plan: planPriceImport,
  nothing: { doctors: [], people: [], preview: null },
  undo: undoPrices,
  storedDays: 30,
};
