import { BRANDS, type Brand } from '#shared/countries/brands.ts';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';

/** The country whose accent is in tokens.css, for pages without a country. */
export const DEFAULT_BRAND_COUNTRY = 'hu';

const HEADER = `/*
 * Written by \`npm run brand\` from \`src/shared/countries/brands.ts\`: change that instead. A country may change
 * the accent family and nothing else; without data-brand on <html> it is that of tokens.css.
 */
`;

/** The surface of the dark theme in tokens.css. */
const DARK_SURFACE = '#161f2d';

/** Returns the style sheet with the accents of the countries, for pages with `data-brand`. */
export function brandStyles(): string {
  const brands = COUNTRY_CODES.filter((code) => code !== DEFAULT_BRAND_COUNTRY);
  const ruleOf = (code: (typeof brands)[number], lines: string[]) =>
    `:root[data-brand='${code}'] {\n${lines.join('\n')}\n}\n`;
  const dark = brands.map((code) => ruleOf(code, darkAccent(BRANDS[code])));
  return [
    HEADER,
    ...brands.map((code) => ruleOf(code, accentProperties(BRANDS[code]))),
    `@media screen and (prefers-color-scheme: dark) {\n${indent(dark.join('\n'))}}\n`,
  ].join('\n');
}

/** Returns the custom properties of an accent, one per line. */
export function accentProperties({ accent, accentDark, accentTint }: Brand): string[] {
  return propertiesOf(accentTint, accent, accentDark);
}

/** Returns the custom properties of an accent in the dark theme: light fills on a dark tint. */
export function darkAccent({ accent }: Brand): string[] {
  return propertiesOf(
    mix(accent, DARK_SURFACE, 0.16),
    mix(accent, '#ffffff', 0.5),
    mix(accent, '#ffffff', 0.33),
  );
}

function propertiesOf(tint: string, accent: string, strong: string): string[] {
  return [`  --accent-50: ${tint};`, `  --accent-600: ${accent};`, `  --accent-700: ${strong};`];
}

/** Mixes two colours (`#rrggbb`) in sRGB; `share` is that of the first. */
function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [first, second].map((colour) => parseInt(colour.slice(start, start + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
