import type { CachedPageLink } from './cached-pages.ts';

/** The id of the list, which the server renders empty. */
export const CACHED_PAGES_LIST = 'copies';

const EMPTY_LIST = new RegExp(`(<ul id="${CACHED_PAGES_LIST}"[^>]*>)(</ul>)`);

/** Inserts links to the cached pages into the HTML of the offline page. */
export function insertPageLinks(html: string, copies: readonly CachedPageLink[]): string {
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
