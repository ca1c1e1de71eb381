import { assetPaths } from '#shared/paths.ts';
import { NetworkError } from '../failures/api-failure.ts';

/**
 * Loads a part of the product that is a file of its own. Rejects with `NetworkError` where the server
 * cannot be reached, and with the browser's own error where it answers: then the file is gone.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // The browser's error does not say which of the two it was.
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
