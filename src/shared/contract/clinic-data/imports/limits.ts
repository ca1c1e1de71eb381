/** Confirmed names in one call. More of them are sent in parts: a body of JSON has at most 64 KB. */
export const MAX_MATCHES = 300;
