import { countInBatches, limitsOfNetworks, type LimitContext } from '#server/limits/index.ts';

const STEP = 100;

/**
 * Counts the searches of one request.
 *
 * @throws HttpError 429 for too many searches from the address.
 */
export function limitSearches(site: LimitContext, address: string, searches: number): void {
  const limits = limitsOfNetworks(address, {
    address: 'searchesPerAddress',
    subnet: 'searchesPerSubnet',
    block: 'searchesPerBlock',
  });
  countInBatches(site, limits, { step: STEP, hits: searches });
}
