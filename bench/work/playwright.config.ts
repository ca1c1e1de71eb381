import { defineConfig } from '@playwright/test';
import site from '../../playwright.config.ts';

export default defineConfig(site, {
  testDir: 'browser',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 600_000,
  // Snapshots for a trace would slow the pages down.
  use: { trace: 'off' },
});
