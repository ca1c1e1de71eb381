import type { CDPSession } from '@playwright/test';

/** Returns the bytes of the heap of a page that are in use after its garbage is collected, and its nodes. */
export async function heapSize(devtools: CDPSession): Promise<{ bytes: number; nodes: number }> {
  // The second collection takes what finalizers of the first have released.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}
