/** A price list. */
export const priceFile = {
  permission: 'imports.edit',
  fields: [
    'name',
    'other_name',
    'doctor',
    'price',
    'duration',
    'follow_up_price',
    'follow_up_duration',
    'child_price',
  ],
} as const;
export type PriceField = (typeof priceFile.fields)[number];
