import { defineConfig } from 'vitest/config';
import { projectRoot } from '#server/config/project-root.ts';

export default defineConfig({
  root: projectRoot(),
  test: {
    include: ['bench/work/server/*.bench.ts'],
    globalSetup: ['./tests/support/servers/postgres-server.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
