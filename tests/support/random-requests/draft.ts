/** A request that can still be changed. */
export interface Draft {
  method: string;
  /** By the name of what the path carries; put in encoded. */
  segments: Record<string, string>;
  /** Encoded already. */
  query: [name: string, value: string][];
  headers: Record<string, string>;
  /** Absent where there is no body. */
  json?: unknown;
  /** What happens to the text of the body at last. */
  slips: ((text: string) => string)[];
}

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As it should be encoded; halves of surrogate pairs cannot be. */
export function inUrl(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
