import { countInSteps, limitsOfNetworks, type LimitContext } from '#server/limits/index.ts';

const STEP = 100;

/**
 * Counts the searches of one request.
 *
 * @throws HttpError 429 when their address has had too many.
 */
export function limitSearches(site: LimitContext, address: string, searches: number): void {
  const limits = limitsOfNetworks(site, address, {
    address: 'searchesPerAddress',
    subnet: 'searchesPerSubnet',
    block: 'searchesPerBlock',
  });
  countInSteps(site, limits, { step: STEP, hits: searches });
}
