/** A text as HTML, safe in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (symbol) => `&#${symbol.charCodeAt(0)};`);
}
