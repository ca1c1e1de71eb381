const ENTITY_TAG = /(?:W\/)?("[^"]*")/g;

/** Compares an `If-None-Match` header with a tag, by weak comparison (RFC 9110, 13.1.2). */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return Array.from(header.matchAll(ENTITY_TAG)).some(([, named]) => named === opaque);
}
