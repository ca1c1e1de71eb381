/** The number of days, today included, that patients can book in a new schedule. */
export const HORIZON_DAYS = 30;

/** The maximum that a schedule may set. */
export const MAX_HORIZON_DAYS = 60;
