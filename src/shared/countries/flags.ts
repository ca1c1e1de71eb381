import type { CountryCode } from './codes.ts';
import { FLAG_DEFAULTS, type Flags } from './flag-defaults.ts';
import { COUNTRY_FILES } from './index.ts';

export { FLAG_NAMES, type FlagName, type Flags } from './flag-defaults.ts';

/** Returns the flags of a country. The operator's overrides take precedence. */
export function flagsOf(country: CountryCode, overrides: Partial<Flags> = {}): Flags {
  return { ...FLAG_DEFAULTS, ...COUNTRY_FILES[country].flags, ...overrides };
}
