/** A manager allows at most this many extra visits a day. */
export const MAX_EXTRA = 10;
