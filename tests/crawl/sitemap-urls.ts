import { expect } from 'vitest';
import type { CountryCode } from '#shared/countries/codes.ts';
import { crawlerPaths } from '#shared/paths.ts';
import { originOf, type Sites } from './start-sites.ts';

/** Returns all URLs of a country's sitemaps, in all of its languages. */
export async function sitemapUrls(sites: Sites, country: CountryCode): Promise<string[]> {
  const read = async (address: string) => {
    const { status, text } = await sites.get(address);
    expect(status, address).toBe(200);
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
      loc.replaceAll('&#38;', '&'),
    );
  };
  const sitemaps = await read(originOf(country) + crawlerPaths.sitemapIndex());
  return (await Promise.all(sitemaps.map(read))).flat();
}
