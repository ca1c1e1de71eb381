import type { CountryCode } from './codes.ts';

/**
 * The accent colours of a country, as `#rrggbb`. After a change, run `npm run brand`: it writes the
 * style sheet and draws the icons and social images.
 */
export interface Brand {
  /** Buttons, links and the logo. White text on it, and the colour on white, have enough contrast. */
  accent: string;
  /** The accent colour of a pressed button. */
  accentDark: string;
  /** The background under text in the accent colour. */
  accentTint: string;
}

/** The colours of each country. Browsers read them from the style sheet, so they are no setting of a country. */
export const BRANDS: Readonly<Record<CountryCode, Brand>> = {
  ae: { accent: '#0a6b7e', accentDark: '#085565', accentTint: '#e8f4f6' },
  hu: { accent: '#1d5fd6', accentDark: '#174cab', accentTint: '#edf3fe' },
  kg: { accent: '#3d55c9', accentDark: '#3043a3', accentTint: '#eff1fd' },
  kz: { accent: '#00709f', accentDark: '#00597f', accentTint: '#e8f4fa' },
  ro: { accent: '#0f51b5', accentDark: '#0b3f8f', accentTint: '#ebf1fb' },
};
