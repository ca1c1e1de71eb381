import type { Names } from '../types.ts';
import data from './price-conditions.json' with { type: 'json' };

/** The services included in a price, as HTML with only paragraphs and lists. */
export const priceConditions: readonly Names[] = data;
