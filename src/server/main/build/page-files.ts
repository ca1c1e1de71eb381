import fastifyStatic from '@fastify/static';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetPaths, STAFF_ASSETS } from '#shared/paths.ts';
import { projectRoot } from '#server/config/project-root.ts';
import type { Pages } from '#server/pages/pages.ts';
import { openBuiltSource } from '#server/ssr/built-source.ts';
import { builtStaffAssets } from '#server/ssr/staff-source.ts';
import { createPageRenderer } from '#server/ssr/render-page.ts';

const HASHED_FILES = {
  immutable: true,
  maxAge: '1y',
  index: false,
  preCompressed: true,
  decorateReply: false,
} as const;

/** Serves pages from the build: immutable hashed files, compressed in advance. */
export async function builtPages(): Promise<Pages> {
  const dist = join(projectRoot(), 'dist');
  const serviceWorker = await readFile(join(dist, 'client/service-worker.js'));
  const staffAssets = await builtStaffAssets(join(dist, 'staff'));
  return {
    render: createPageRenderer({ source: await openBuiltSource(dist) }),
    staffAssets: () => Promise.resolve(staffAssets),
    staffBuild: staffAssets.build,
    async serveFiles(app) {
      await app.register(fastifyStatic, {
        ...HASHED_FILES,
        root: join(dist, 'staff/assets'),
        prefix: `${STAFF_ASSETS}assets/`,
      });
      await app.register(fastifyStatic, {
        ...HASHED_FILES,
        root: join(dist, 'client/assets'),
        prefix: '/assets/',
      });
      // Revalidated every time, so that a new service worker replaces the old one.
      app.get(assetPaths.serviceWorker(), (_request, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .type('text/javascript; charset=utf-8')
          .send(serviceWorker),
      );
    },
  };
}

/** Serves pages from the sources, reloaded as they change. */
export async function developmentPages(): Promise<Pages> {
  // Production must not load Vite.
  const { openDevelopmentSource } = await import('#server/ssr/development-source.ts');
  const source = await openDevelopmentSource(projectRoot());
  return {
    isDevelopment: true,
    staffAssets: (nonce) => source.staffAssets(nonce),
    render: createPageRenderer({ source }),
    serveFiles(app) {
      app.addHook('onRequest', async (request, reply) => {
        if (!/^\/(@|src\/|node_modules\/)/.test(request.url)) return;
        reply.hijack();
        await source.handle(request.raw, reply.raw);
      });
      app.addHook('onClose', () => source.close());
      return Promise.resolve();
    },
  };
}
