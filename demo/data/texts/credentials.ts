import type { CountryCode } from '#shared/countries/codes.ts';
import type { Names } from '../types.ts';
import data from './credentials.json' with { type: 'json' };

export const academicStatuses: readonly Names[] = data.academicStatuses;

/** The qualifications by country, from highest to lowest. Only some countries have grades. */
export const qualifications: Readonly<Record<CountryCode, readonly Names[]>> = data.qualifications;

export const scienceDegrees: readonly Names[] = data.scienceDegrees;
