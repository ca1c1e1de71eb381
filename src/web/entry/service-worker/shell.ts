import { localePath, paths } from '#shared/paths.ts';
import { fetchContent, listCachedPages, putContent } from '#web/lib/offline-cache/cached-pages.ts';
import { insertPageLinks } from '#web/lib/offline-cache/insert-page-links.ts';

const PREFIX = 'shell:';

/** The cache of the offline page; each build has its own. */
export interface Shell {
  build: string;
  /** The languages of the country, the default one first. */
  locales: readonly string[];
}

/** Caches the offline page in every language of the country. */
export async function cacheShell(shell: Shell): Promise<void> {
  const pages = await Promise.all(
    shell.locales.map(async (locale) => {
      const address = offlineAddress(locale, shell);
      return [address, await fetchContent(await fetch(address, { cache: 'reload' }))] as const;
    }),
  );
  const cache = await caches.open(nameOf(shell));
  await Promise.all(pages.map(([address, content]) => putContent(cache, address, content)));
}

/** Deletes the caches of other builds. */
export async function deleteOtherShells(shell: Shell): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== nameOf(shell));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Returns the offline page in the language of a URL, with links to the copies. */
export async function offlinePage({ pathname }: URL, shell: Shell): Promise<Response | undefined> {
  const first = pathname.split('/')[1];
  const locale = shell.locales.find((each) => each === first) ?? shell.locales[0] ?? '';
  const cache = await caches.open(nameOf(shell));
  const page = await cache.match(offlineAddress(locale, shell));
  if (page === undefined) return undefined;
  const html = insertPageLinks(await page.text(), await listCachedPages());
  return new Response(html, { status: 503, headers: page.headers });
}

function nameOf({ build }: Shell): string {
  return PREFIX + build;
}

function offlineAddress(locale: string, { locales }: Shell): string {
  return localePath(paths.offline(), locale, locales[0] ?? locale);
}
