import type { ListedCopy } from './copies.ts';

/** The id of the list, empty as the server sends it. */
export const COPIES_LIST = 'copies';

const EMPTY_LIST = new RegExp(`(<ul id="${COPIES_LIST}"[^>]*>)(</ul>)`);

/** The document of the page that takes the place of others, with links to the copies there are. */
export function writeCopies(html: string, copies: readonly ListedCopy[]): string {
  const items = copies.map(
    ({ address, title }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`,
  );
  return html.replace(EMPTY_LIST, (_list, start: string, end: string) =>
    [start, ...items, end].join(''),
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (symbol) => `&#${symbol.charCodeAt(0)};`);
}
