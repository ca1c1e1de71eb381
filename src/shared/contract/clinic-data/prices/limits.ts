/** The changes of one call: a whole grid is sent in parts of this size. */
export const MAX_PRICE_CHANGES = 500;
/** A price can be planned for the next days only. */
export const MAX_PLANNED_DAYS = 366;
