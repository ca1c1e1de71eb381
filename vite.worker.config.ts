import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const client = join(import.meta.dirname, 'dist/client');

/** Builds the service worker into one file beside the client build, whose id it contains. */
export default defineConfig(() => {
  const manifest = readFileSync(join(client, '.vite/manifest.json'));
  const build = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  return {
    publicDir: false as const,
    define: { BUILD_ID: JSON.stringify(build) },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/web/entry/service-worker/service-worker.ts',
        output: { format: 'iife' as const, entryFileNames: 'service-worker.js' },
      },
    },
  };
});
