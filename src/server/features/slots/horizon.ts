/** How many days ahead, today included, times are projected and may be booked. */
export const HORIZON_DAYS = 30;
