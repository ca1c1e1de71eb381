import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tests/support/browser/browser-env.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes only on retry has found a defect.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // Timeouts are for tests that hang: a test on a busy machine must not exceed them.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: await browserLaunchOptions(),
    // A trace takes a tenth of the run time and more; `--trace on` records that of a test to examine.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
  },
  webServer: {
    command: `"${process.execPath}" "${join(import.meta.dirname, 'tests/support/servers/e2e-process.ts')}"`,
    wait: {
      stdout:
        /E2e server listens on port (?<vizit_e2e_port>\d+), with pages alone on port (?<vizit_e2e_pages_port>\d+)/,
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
