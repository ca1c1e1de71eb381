import conditionsOfBody from './body.json' with { type: 'json' };
import conditionsOfOrgans from './organs.json' with { type: 'json' };
import type { Conditions } from '../types.ts';

/** The conditions of the specialties that are booked most. */
export const conditions: Conditions = { ...conditionsOfBody, ...conditionsOfOrgans };
