/** Logs an event of the database layer for the operator. Fields never hold personal data. */
export type DatabaseLog = (message: string, fields?: Readonly<Record<string, unknown>>) => void;
