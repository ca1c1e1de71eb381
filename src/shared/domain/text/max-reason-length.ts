/** UTF-16 code units of a reason that a member of staff types. */
export const MAX_REASON_LENGTH = 200;
