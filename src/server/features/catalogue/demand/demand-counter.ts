import type { Reference } from '#server/features/catalogue/reference/reference.ts';

/** The parts of a request that tell who looks for what. */
interface Look {
  readonly url: string;
  readonly userAgent: string | undefined;
  readonly address: string;
}

/** The addresses that looked for a service in a city. */
interface Looked {
  readonly city: number;
  readonly service: number;
  readonly addresses: ReadonlySet<string>;
}

export interface DemandCounter {
  /** Notes a request for a list of doctors of a service in a city; all others, and robots, are ignored. */
  note(look: Look, reference: Reference): void;
  /** Returns what was noted, and forgets it. */
  take(): Looked[];
}

/** More in one flush are an attack, not patients. */
const MAX_ADDRESSES = 2000;
const MAX_LISTS = 2000;
const PAGE = /^(?:\/[a-z]{2})?\/doctors\/([^/?#]+)\/([^/?#]+)\/?(?:[?#]|$)/;
const API = '/api/v1/doctors/?';

/**
 * Creates a buffer of who looks for what, which a job empties every few seconds. Until then it holds addresses in
 * memory only; each counts once for a list.
 *
 * @param isRobot tells crawlers by their User-Agent header; programs without one are crawlers
 */
export function createDemandCounter(
  isRobot: (userAgent: string | undefined) => boolean,
): DemandCounter {
  let lists = new Map<string, { city: number; service: number; addresses: Set<string> }>();
  return {
    note({ url, userAgent, address }, reference) {
      const found = listOf(url, reference);
      if (found === null || isRobot(userAgent)) return;
      const key = `${found.city} ${found.service}`;
      const list = lists.get(key);
      if (list === undefined) {
        if (lists.size < MAX_LISTS) lists.set(key, { ...found, addresses: new Set([address]) });
      } else if (list.addresses.size < MAX_ADDRESSES) list.addresses.add(address);
    },
    take() {
      const taken = [...lists.values()];
      lists = new Map();
      return taken;
    },
  };
}

/** Returns the city and the service of a list, of a page or of the API; null for everything else. */
function listOf(url: string, reference: Reference): { city: number; service: number } | null {
  const [, citySlug, serviceSlug] = PAGE.exec(url) ?? [];
  if (citySlug !== undefined && serviceSlug !== undefined) {
    const city = reference.cityBySlug.get(citySlug)?.id;
    const service = reference.serviceBySlug.get(serviceSlug)?.id;
    return city === undefined || service === undefined ? null : { city, service };
  }
  if (!url.startsWith(API)) return null;
  const query = new URLSearchParams(url.slice(API.length));
  const city = Number(query.get('city') ?? 0);
  const service = Number(query.get('service') ?? 0);
  const isKnown = reference.cityById.has(city) && reference.serviceById.has(service);
  return isKnown ? { city, service } : null;
}
