import type { CountryCode } from '#shared/countries/codes.ts';
import type { LocalNames } from '../types.ts';
import data from './insurers.json' with { type: 'json' };

/** The fictional insurance companies by country. */
export const insurers: Readonly<Record<CountryCode, readonly LocalNames[]>> = data;
