import { EMIRATI } from './ae.ts';
import { HUNGARIAN } from './hu.ts';
import { KYRGYZ } from './kg.ts';
import { KAZAKH } from './kz.ts';
import type { PriceList } from './price-list.ts';
import { ROMANIAN } from './ro.ts';

/** The price lists of five clinics, written before the matching was tuned. */
export const PRICE_LISTS: readonly PriceList[] = [HUNGARIAN, ROMANIAN, KAZAKH, KYRGYZ, EMIRATI];
