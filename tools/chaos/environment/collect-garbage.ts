import { once } from 'node:events';

/**
 * Forces garbage collection in a process through the WebSocket address of its inspector. V8 leaves
 * a varying amount of garbage, up to hundreds of megabytes, while there is room. Only the memory
 * left after a collection shows whether a process leaks.
 */
export async function collectGarbage(inspector: string): Promise<void> {
  const socket = new WebSocket(inspector);
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await once(socket, 'message');
  socket.close();
}
