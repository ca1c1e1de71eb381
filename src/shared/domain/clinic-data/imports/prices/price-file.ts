/** A price list. */
export const priceFile = {
  permission: 'imports.edit',
  fields: ['name', 'other_name', 'price', 'child_price', 'duration'],
} as const;
export type PriceField = (typeof priceFile.fields)[number];
