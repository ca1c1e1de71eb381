/** Where the database layer reports what an operator should know. Fields never hold personal data. */
export type DatabaseLog = (message: string, fields?: Readonly<Record<string, unknown>>) => void;
