// Separate from the schemas, because browsers do not load the schema library.

/** The maximum length of a page: that of pages for robots. */
export const MAX_PAGE = 300;
/** The maximum offset of a list: only crawlers go further. */
export const MAX_OFFSET = 10_000;
