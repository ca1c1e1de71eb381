import { assetPaths } from '#shared/paths.ts';
import { NetworkError } from '../failures/api-failure.ts';

/**
 * Loads a chunk. Rejects with `NetworkError` if the server cannot be reached, otherwise with the
 * browser's error, for example because a new release replaced the file.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // The browser's error is the same in both cases.
    if (!navigator.onLine || !(await isServerReachable())) throw new NetworkError(error);
    throw error;
  }
}

async function isServerReachable(): Promise<boolean> {
  try {
    await fetch(assetPaths.icon(), { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
