import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { markdown } from './src/web/content/markdown-plugin.ts';
import { browserLaunchOptions } from './tests/support/browser/browser-env.ts';

const NODE_COMPILE_CACHE = fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));
const browserTests = ['src/{web,staff}/**/*.browser.test.tsx'];
/** Timeouts are for tests that hang: no test on a busy machine may exceed them. */
const TIMEOUTS = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
};
const serverTests = ['src/server/**/*.test.ts', 'demo/**/*.test.ts'];

export default defineConfig({
  test: {
    // By default, one processor stays idle: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [markdown()],
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          ...TIMEOUTS,
          setupFiles: ['./tests/support/patient-waits.ts', './tests/support/restore-mocks.ts'],
          include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          exclude: ['src/server/**/*.test.ts'],
        },
      },
      {
        // The crawl renders pages, which import Markdown.
        plugins: [markdown()],
        test: {
          name: 'api',
          environment: 'node',
          // Importing the product again for each file would take a sixth of the run.
          isolate: false,
          include: ['tests/api/**/*.test.ts', 'tests/crawl/**/*.test.ts', ...serverTests],
          globalSetup: ['./tests/support/servers/postgres-server.ts'],
          ...TIMEOUTS,
          setupFiles: [
            './tests/support/patient-waits.ts',
            './tests/support/restore-mocks.ts',
            './tests/support/servers/cheap-passwords.ts',
          ],
          // The processes that tests start compile the sources once.
          env: { NODE_COMPILE_CACHE },
          pool: 'forks',
        },
      },
      {
        // Tests that replace modules, which other tests would share, or need passwords at their real cost.
        test: {
          name: 'isolated',
          environment: 'node',
          ...TIMEOUTS,
          include: ['tests/isolated/**/*.test.ts'],
          // A queue timeout of a second must not depend on the load of other tests: runs alone, after them.
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          setupFiles: ['./tests/support/patient-waits.ts'],
          globalSetup: ['./tests/support/servers/postgres-server.ts'],
          pool: 'forks',
        },
      },
      {
        plugins: [react(), markdown()],
        // Vite would otherwise discover these during a test and reload the page.
        optimizeDeps: {
          include: [
            'axe-core',
            'lucide-react',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
          ],
        },
        test: {
          name: 'browser',
          include: browserTests,
          ...TIMEOUTS,
          setupFiles: [
            './tests/support/patient-waits.ts',
            './tests/support/browser/browser-setup.ts',
          ],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: await browserLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
