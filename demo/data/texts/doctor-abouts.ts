import type { Names } from '../types.ts';
import data from './doctor-abouts.json' with { type: 'json' };

/** The sentences of doctor descriptions, for any sex and specialty, in any combination. */
export const doctorAbouts: readonly Names[] = data;
