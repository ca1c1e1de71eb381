import { conditionsOfBody } from './body.ts';
import { conditionsOfOrgans } from './organs.ts';
import type { Conditions } from '../types.ts';

/** The conditions of the specialties that are booked most. */
export const conditions: Conditions = { ...conditionsOfBody, ...conditionsOfOrgans };
