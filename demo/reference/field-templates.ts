import type { CountryCode } from '#shared/countries/codes.ts';
import fields from '../data/booking-fields.json' with { type: 'json' };
import { checkData } from '#server/features/clinic-data/starter/data/check-data.ts';
import { type BookingField, BookingFields } from '../data/types.ts';

const { common, taxIdTitles } = checkData('booking-fields', BookingFields, fields);

/** Returns all booking fields of a country in the order of the form. */
export function fieldTemplates(country: CountryCode): readonly BookingField[] {
  const titles = taxIdTitles[country];
  if (titles === undefined) return common;
  const taxId: BookingField = {
    param_name: 'tax_id',
    titles,
    type: 'tax_id',
    min_length: null,
    max_length: null,
    share: 0.25,
    requiredShare: 1,
  };
  return [...common, taxId];
}
