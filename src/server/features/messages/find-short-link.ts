import { hashOfShortCode } from '#shared/domain/text/short-code.ts';
import { localePath, paths } from '#shared/paths.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Site } from '#server/site.ts';

const selectByHash = prepared<{ id: number; language: string }, [hash: string]>(
  'appointment_by_hash',
  'select id, language from appointment where hash = $1',
);

/**
 * Returns the path of the page behind a short link, in the language of the booking, or null for an
 * unknown code. The code is the appointment's hash, which grants access to the page.
 */
export async function findShortLink(
  site: Site,
  page: 'appointment' | 'feedback',
  code: string,
): Promise<string | null> {
  const hash = hashOfShortCode(code);
  const [row] = hash === null ? [] : await selectByHash(site.database.pool, [hash]);
  if (hash === null || row === undefined) return null;
  const { locales } = site.country;
  const language = locales.find((locale) => locale === row.language) ?? locales[0];
  return localePath(paths[page](row.id, hash), language, locales[0]);
}
