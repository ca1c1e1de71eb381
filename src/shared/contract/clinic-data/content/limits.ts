/** Drafts in one call. */
export const MAX_DRAFTS = 500;
