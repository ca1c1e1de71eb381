import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassNames } from './vite.class-names.ts';
import { CODE_SPLITTING } from './vite.code-splitting.ts';
import { pureReactRouter } from './vite.pure-react-router.ts';
import { markdown } from './src/web/content/markdown-plugin.ts';

/**
 * The build of the pages: for the browser into `dist/client` and, with `--ssr`, for the server into
 * `dist/server/web`.
 */
export default defineConfig(({ command, isSsrBuild }) => {
  // Any other NODE_ENV would bundle the development build of React.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), markdown(), pureReactRouter()],
    publicDir: false,
    // A list of doctors repeats a hundred class names many times.
    css: {
      modules: command === 'build' ? { generateScopedName: shortClassNames() } : {},
    },
    // Bundles React's production build into the server, whatever its NODE_ENV at run time.
    ssr: { noExternal: isSsrBuild ? true : [] },
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    build: {
      // An inlined file would need a data: source in the content security policy.
      assetsInlineLimit: 0,
      ...(isSsrBuild
        ? {
            outDir: 'dist/server/web',
            target: 'node24',
            minify: false,
            rolldownOptions: {
              input: 'src/web/entry/server.tsx',
              output: { entryFileNames: 'server.js' },
            },
          }
        : {
            outDir: 'dist/client',
            manifest: true,
            sourcemap: true,
            rolldownOptions: {
              input: ['src/web/entry/client.tsx', 'src/web/entry/early.ts'],
              // The entry names all files: hexadecimal hashes compress better.
              output: { codeSplitting: CODE_SPLITTING, hashCharacters: 'hex' },
            },
          }),
    },
  };
});
