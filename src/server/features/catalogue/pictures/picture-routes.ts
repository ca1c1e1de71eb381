import type { FastifyInstance } from 'fastify';
import { LOGO_FORMATS } from '#shared/domain/catalogue/pictures/logo.ts';
import { pictureType } from '#shared/domain/catalogue/pictures/picture.ts';
import { PORTRAIT_FORMATS } from '#shared/domain/catalogue/pictures/portrait.ts';
import { notFound, requireRow } from '#server/http/http-error.ts';
import { selectLogoFile } from './logos/logo-rows.ts';
import { selectPortraitFile } from './portraits/portrait-rows.ts';

const CACHE = 'public, max-age=31536000, immutable';

const KINDS = [
  {
    path: '/media/portraits/:file',
    file: /^([0-9a-f]{20})-(\d{2,3})\.([a-z]+)$/,
    formats: PORTRAIT_FORMATS,
    select: selectPortraitFile,
  },
  {
    path: '/media/logos/:file',
    file: /^([0-9a-f]{20})-(\d{1,3}x\d{1,3})\.([a-z]+)$/,
    formats: LOGO_FORMATS,
    select: selectLogoFile,
  },
] as const;

/** Serves the portraits of doctors and the logos of clinics. Their URLs change with the content. */
export function pictureRoutes(app: FastifyInstance): void {
  for (const { path, file: pattern, formats, select } of KINDS) {
    app.get<{ Params: { file: string } }>(path, async (request, reply) => {
      const [, hash, sides = '', extension] = pattern.exec(request.params.file) ?? [];
      const format = formats.find((each) => each === extension);
      if (hash === undefined || format === undefined) throw notFound();
      const size = Math.max(...sides.split('x').map(Number));
      const file = requireRow(await select(request.site.database.pool, [hash, size, format]));
      return (
        reply
          .header('cache-control', CACHE)
          // With API_BASE_URL, pages of another origin show it.
          .header('cross-origin-resource-policy', 'cross-origin')
          .type(pictureType(format))
          .send(file.data)
      );
    });
  }
}
