import type { CountryCode } from '#shared/countries/codes.ts';

/** A price list as a clinic writes it, with the service that each row is in the catalogue. */
export interface PriceList {
  readonly country: CountryCode;
  /** The sheet as text, its cells separated by semicolons. */
  readonly csv: string;
  /** The slug by row number, counted from 1; null for what the catalogue does not have. */
  readonly services: ReadonlyMap<number, string | null>;
}

/**
 * Returns the price list of a sheet in which every row of a service begins with its slug and `>`, or with `->`
 * for what the catalogue does not have. Other rows are headings, notes or empty.
 */
export function priceListOf(country: CountryCode, sheet: string): PriceList {
  const services = new Map<number, string | null>();
  const lines = sheet.trim().split('\n');
  const csv = lines.map((line, index) => {
    const [, slug, cells] = /^\s*(-|[a-z][a-z0-9-]*)>(.*)$/.exec(line) ?? [];
    if (slug === undefined || cells === undefined) return line.trim();
    services.set(index + 1, slug === '-' ? null : slug);
    return cells.trim();
  });
  return { country, csv: csv.join('\r\n'), services };
}
