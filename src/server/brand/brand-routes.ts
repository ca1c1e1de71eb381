import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BRANDS } from '#shared/countries/brands.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Country } from '#shared/countries/country.ts';
import { defaultLocaleOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { assetPaths } from '#shared/paths.ts';
import { sourceFile } from '#server/config/project-root.ts';
import { conditionalRequests } from '#server/plugins/conditional-requests.ts';
import { notFound } from '#server/http/http-error.ts';
import { drawIcon } from './draw-icon.ts';
import { manifestOf } from './manifest.ts';

/** Fresh for a day, stale for a week: the URLs stay the same when the files change. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

/** The images that `npm run brand` generates, in the country's folder. */
const PICTURES = [
  [assetPaths.favicon(), 'favicon.ico', 'image/x-icon'],
  [assetPaths.touchIcon(), 'touch-icon.png', 'image/png'],
  [assetPaths.appIcon('192'), 'icon-192.png', 'image/png'],
  [assetPaths.appIcon('512'), 'icon-512.png', 'image/png'],
  [assetPaths.appIcon('maskable'), 'icon-maskable.png', 'image/png'],
  [assetPaths.socialImage(), 'social.png', 'image/png'],
] as const;

/** Serves a country's icons, social image and web manifest. */
export async function brandRoutes(app: FastifyInstance): Promise<void> {
  await app.register(conditionalRequests);

  app.get(assetPaths.icon(), ({ site }, reply) =>
    reply
      .header('cache-control', CACHE)
      .type('image/svg+xml')
      .send(drawIcon(BRANDS[site.country.code], { ground: 'tile' })),
  );
  for (const [path, file, type] of PICTURES) {
    app.get(path, async ({ site }, reply) =>
      reply
        .header('cache-control', CACHE)
        // Chats and search results on other origins show these images.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(type)
        .send(await readFile(pictureFile(site.country.code, file))),
    );
  }
  app.get(assetPaths.manifest(), ({ site }, reply) =>
    sendManifest(reply, site.country, defaultLocaleOf(site.country)),
  );
  app.get<{ Params: { locale: string } }>(
    `/:locale${assetPaths.manifest()}`,
    ({ site, params }, reply) => {
      const language = site.country.locales.find((locale) => locale === params.locale);
      if (language === undefined) throw notFound();
      return sendManifest(reply, site.country, language);
    },
  );
}

function sendManifest(reply: FastifyReply, country: Country, language: Language): FastifyReply {
  return reply
    .header('cache-control', CACHE)
    .type('application/manifest+json')
    .send(JSON.stringify(manifestOf(country, language)));
}

function pictureFile(country: CountryCode, file: string): string {
  return sourceFile(`src/server/brand/pictures/${country}/${file}`);
}
