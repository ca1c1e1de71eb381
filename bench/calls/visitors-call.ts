import { paths } from '#shared/paths.ts';
import { createRandom } from '#demo/random.ts';
import type { Request } from '../load/send-requests.ts';
import type { Addresses } from './addresses.ts';
import { BROWSER_HEADERS, MOBILE_HEADERS, type Call } from './call.ts';
import { MIN_PAGES_PER_ROUND } from './new-page-calls.ts';

/** The share of requests for popular pages. The rest are for pages without an earlier request. */
export const REPEATED = 0.7;
/** The number of popular pages; the one at rank n is requested 1/n as often as the first (Zipf). */
export const POPULAR = 100;

/** Creates the call for what visitors meet: popular pages and new ones, on phones and desktops. */
export function visitorsCall(addresses: Addresses): Call {
  const popular = [paths.home(), ...Array.from({ length: POPULAR - 1 }, () => addresses.next())];
  const ranks = cumulative(popular.map((_, index) => 1 / (index + 1)));
  const random = createRandom(1, 'visits-bench');
  const requestOf = (path: string, isMobile: boolean): Request => {
    return { method: 'GET', path, headers: isMobile ? MOBILE_HEADERS : BROWSER_HEADERS };
  };
  const choose = () => {
    const at = random.fraction() * (ranks.at(-1) ?? 0);
    return popular[ranks.findIndex((end) => at < end)] ?? paths.home();
  };
  return {
    name: 'visits',
    label: 'Pages as visited',
    minPerRound: MIN_PAGES_PER_ROUND,
    next: () =>
      requestOf(random.chance(REPEATED) ? choose() : addresses.next(), random.chance(0.5)),
    warmUp: [true, false].flatMap((isMobile) => popular.map((path) => requestOf(path, isMobile))),
  };
}

/** Returns the running sums. */
function cumulative(shares: readonly number[]): number[] {
  let sum = 0;
  return shares.map((share) => (sum += share));
}
