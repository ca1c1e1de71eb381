import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import type { Brand } from '#shared/countries/country.ts';
import { countryOf } from '#shared/countries/index.ts';

/** The country whose accent is in tokens.css, for pages without a country. */
export const PLAIN_BRAND = 'hu';

const HEADER = `/*
 * Written by \`npm run brand\` from the countries' settings: change those instead. A country may change
 * the accent family and nothing else; without data-brand on <html> it is that of tokens.css.
 */
`;

/** Returns the style sheet with the accents of the countries, for pages with `data-brand`. */
export function brandStyles(): string {
  const rules = COUNTRY_CODES.filter((code) => code !== PLAIN_BRAND).map(
    (code) => `:root[data-brand='${code}'] {\n${hue(countryOf(code).brand).join('\n')}\n}\n`,
  );
  return [HEADER, ...rules].join('\n');
}

/** Returns the custom properties of an accent, one per line. */
export function hue({ accent, accentDark, accentTint }: Brand): string[] {
  return [
    `  --accent-50: ${accentTint};`,
    `  --accent-600: ${accent};`,
    `  --accent-700: ${accentDark};`,
  ];
}
