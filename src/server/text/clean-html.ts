import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { cached } from '#server/lib/cached.ts';

/** The tags allowed in a price condition. */
const ALLOWED = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'tel', 'mailto'],
  // `//host/path` would bypass the allowed schemes.
  allowProtocolRelative: false,
} satisfies sanitizeHtml.IOptions;

/** Clinics share a few price conditions, and a list shows them again with every request. */
const MAX_CACHED = 1000;

/**
 * Returns HTML that is safe to show: text structure and links, no scripts and no styles. It is called when
 * data is read, so that no import and no command can leave it out.
 */
export const cleanHtml = cached<string, string>(
  (html: string) => sanitizeHtml(html, ALLOWED),
  new LRUCache<string, string>({ max: MAX_CACHED }),
);
