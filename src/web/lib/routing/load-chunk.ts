import { assetPaths } from '#shared/paths.ts';
import { NetworkError } from '../failures/api-failure.ts';

/**
 * Loads a chunk. Rejects with `NetworkError` if the server cannot be reached, otherwise with the
 * browser's error: then the file no longer exists.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // The browser's error does not tell which of the two it is.
    if (!navigator.onLine || !(await isServerReached())) throw new NetworkError(error);
    throw error;
  }
}

async function isServerReached(): Promise<boolean> {
  try {
    await fetch(assetPaths.icon(), { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
