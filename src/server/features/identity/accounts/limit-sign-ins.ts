import { countHits, limitsOfNetworks, networksOf } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';

/**
 * Counts a sign-in before its password is checked, to stop a burst of guesses. There is no global limit
 * per account: it would let strangers lock the owner out.
 *
 * @throws HttpError 429 for the first limit that is exceeded.
 */
export async function limitSignIns(site: Site, username: string, address: string): Promise<void> {
  const from = networksOf(address).address;
  await countHits(site, [
    { limit: 'signInsPerAccountAndAddress', subject: `${username}\0${from}` },
    ...limitsOfNetworks(address, {
      address: 'signInsPerAddress',
      subnet: 'signInsPerSubnet',
      block: 'signInsPerBlock',
    }),
  ]);
}
