/** A manager allows at most this many extra appointments a day. */
export const MAX_EXTRA = 10;
