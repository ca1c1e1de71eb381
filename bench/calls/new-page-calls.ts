import type { Addresses } from './addresses.ts';
import { BROWSER_HEADERS, ROBOT_HEADERS, type Call } from './call.ts';

/** Pages differ widely in cost, so a measurement needs many. */
export const MIN_PAGES_PER_ROUND = 200;

/** Creates the calls for pages without an earlier request: by a crawler, and by a browser. */
export function newPageCalls(addresses: Addresses): Call[] {
  const callOf = (name: string, label: string, headers: Record<string, string>): Call => ({
    name,
    label,
    minPerRound: MIN_PAGES_PER_ROUND,
    next: () => ({ method: 'GET', path: addresses.next(), headers }),
  });
  return [
    callOf('crawl', 'New pages, crawler', ROBOT_HEADERS),
    callOf('campaign', 'New pages, browser', BROWSER_HEADERS),
  ];
}
