/** The desk books this many days ahead, so absences later than that move no appointment. */
export const MAX_DAYS_AHEAD = 365;
