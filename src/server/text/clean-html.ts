import sanitizeHtml from 'sanitize-html';

/** The tags allowed in a price condition. */
const ALLOWED = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'tel', 'mailto'],
  // `//host/path` would bypass the allowed schemes.
  allowProtocolRelative: false,
} satisfies sanitizeHtml.IOptions;

/**
 * Returns HTML that is safe to show: text structure and links, no scripts and no styles. It is called when
 * data is read, so that no import and no command can leave it out.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}
