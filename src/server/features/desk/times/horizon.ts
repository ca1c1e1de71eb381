/** The desk books a year ahead to the minute, as `book_at_desk` checks. */
export const HORIZON_DAYS = 364;
