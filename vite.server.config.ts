import { defineConfig } from 'vite';

/**
 * Bundles the programs that serve and work into `dist/server/main`, so that their process neither loads the
 * type stripper of Node nor two thousand modules. Packages stay in node_modules.
 */
export default defineConfig({
  publicDir: false as const,
  build: {
    ssr: true,
    outDir: 'dist/server/main',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: [
        'src/server/main/start.ts',
        'src/server/main/start-web.ts',
        'src/server/main/start-worker.ts',
      ],
    },
  },
});
