import type { Ordering } from '#shared/contract/catalogue/doctors.ts';

/**
 * The orders of a list inside the server: those of the API, and `rank`, the default order without
 * the doctors who have no free time at its end.
 */
export type Order = Ordering | 'rank';
