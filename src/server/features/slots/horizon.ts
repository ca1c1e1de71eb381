/** The number of days, today included, that slots are projected for and can be booked. */
export const HORIZON_DAYS = 30;
