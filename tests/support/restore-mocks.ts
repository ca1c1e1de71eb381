import { afterAll, vi } from 'vitest';

// The files of a worker share their modules, so a spy of one would remain in the next.
afterAll(() => {
  vi.restoreAllMocks();
});
