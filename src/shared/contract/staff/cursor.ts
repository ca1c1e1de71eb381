import Type from 'typebox';

/** The place of a row in a list by time, opaque to clients: microseconds since 1970 and an id. */
export const Cursor = Type.String({ pattern: '^\\d{1,16}\\.\\d{1,15}$' });
