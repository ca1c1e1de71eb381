import type { CountryCode } from './codes.ts';
import { FLAG_DEFAULTS, type Flags } from './flag-defaults.ts';
import { ae } from './settings/ae.ts';
import { hu } from './settings/hu.ts';
import { kg } from './settings/kg.ts';
import { kz } from './settings/kz.ts';
import { ro } from './settings/ro.ts';

export { FLAG_NAMES, type FlagName, type Flags } from './flag-defaults.ts';

const COUNTRY_FLAGS = {
  kz: kz.flags,
  kg: kg.flags,
  hu: hu.flags,
  ro: ro.flags,
  ae: ae.flags,
} as const satisfies Record<CountryCode, Partial<Flags>>;

/** Returns the flags of a country. The operator's overrides take precedence. */
export function flagsOf(country: CountryCode, overrides: Partial<Flags> = {}): Flags {
  return { ...FLAG_DEFAULTS, ...COUNTRY_FLAGS[country], ...overrides };
}
