export { listsOfCities, sitemapEntries, sitemapNames } from './sitemaps.ts';
export { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';
