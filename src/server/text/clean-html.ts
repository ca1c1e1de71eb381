import sanitizeHtml from 'sanitize-html';

/** What a price condition or a description may consist of. */
const ALLOWED = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'tel', 'mailto'],
  // The address of another site without a scheme would pass for a path of ours.
  allowProtocolRelative: false,
} satisfies sanitizeHtml.IOptions;

/**
 * HTML that pages may show as it is: plain text structure and links, nothing that runs or styles.
 * Everything from outside passes here on its way into the database, so that no reader has to.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}
