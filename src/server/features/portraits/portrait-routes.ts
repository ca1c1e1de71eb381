import type { FastifyInstance } from 'fastify';
import { PORTRAIT_FORMATS, portraitType } from '#shared/domain/people/portrait.ts';
import { notFound } from '#server/http/http-error.ts';
import { selectFile } from './portrait-rows.ts';

const CACHE = 'public, max-age=31536000, immutable';
const FILE = new RegExp(`^([0-9a-f]{20})-(\\d{2,3})\\.(${PORTRAIT_FORMATS.join('|')})$`);

/** Serves the portraits of doctors. Their URLs change with the content. */
export function portraitRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/media/portraits/:file', async (request, reply) => {
    const [, hash, size, extension] = FILE.exec(request.params.file) ?? [];
    const format = PORTRAIT_FORMATS.find((each) => each === extension);
    if (hash === undefined || format === undefined) throw notFound();
    const { pool } = request.site.database;
    const [file] = await selectFile(pool, [hash, Number(size), format]);
    if (file === undefined) throw notFound();
    return (
      reply
        .header('cache-control', CACHE)
        // With API_BASE_URL, pages of another origin show it.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(portraitType(format))
        .send(file.data)
    );
  });
}
