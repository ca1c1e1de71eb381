/** A request that can still be changed. */
export interface Draft {
  method: string;
  /** Path parameters by name. They are encoded when inserted. */
  segments: Record<string, string>;
  /** Query parameters, already encoded. */
  query: [name: string, value: string][];
  headers: Record<string, string>;
  /** Absent for requests without a body. */
  json?: unknown;
  /** Changes the text of the body after it is serialised. */
  slips: ((text: string) => string)[];
}

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Encodes a text for a URL. Replaces lone surrogates, which cannot be encoded. */
export function inUrl(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
