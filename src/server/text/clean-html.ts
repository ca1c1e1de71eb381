import sanitizeHtml from 'sanitize-html';

/** The tags allowed in a price condition or a description. */
const ALLOWED = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'tel', 'mailto'],
  // `//host/path` would bypass the allowed schemes.
  allowProtocolRelative: false,
} satisfies sanitizeHtml.IOptions;

/**
 * Returns HTML that is safe to show: text structure and links, no scripts and no styles. External
 * HTML is sanitized before it is stored, so it can be shown unchanged.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}
