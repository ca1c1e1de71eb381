import { vi } from 'vitest';

const MAX_WAIT_MS = 30_000;
const { waitFor } = vi;

// By default, Vitest gives up after a second, which a busy machine exceeds.
vi.waitFor = (condition, options) =>
  waitFor(condition, options ?? { timeout: MAX_WAIT_MS, interval: 20 });
