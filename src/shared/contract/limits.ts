// Numbers apart from the schemas, whose library is not for browsers.

/** Largest page of any list: the one served to robots. */
export const MAX_PAGE = 300;
/** Deepest offset of any list; beyond it a reader is a crawler and is told so. */
export const MAX_OFFSET = 10_000;
