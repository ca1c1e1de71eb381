import { countInSteps, limitsOfNetworks } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';

const STEP = 100;

/**
 * Counts the searches of one request.
 *
 * @throws RequestError 429 when their address has had too many.
 */
export function limitSearches(site: Site, address: string, searches: number): void {
  const limits = limitsOfNetworks(site, address, {
    address: 'searchesPerAddress',
    subnet: 'searchesPerSubnet',
    block: 'searchesPerBlock',
  });
  countInSteps(site, limits, { step: STEP, hits: searches });
}
