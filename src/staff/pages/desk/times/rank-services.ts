import type { TimeChoices } from '#shared/contract/desk/times.ts';
import { fold } from '#web/ui/form/search/match-words.ts';

export type SearchedService = TimeChoices['services'][number];

/**
 * Returns the services with words that begin like all typed ones: first those whose name begins like the text, then
 * those found by their name, then by another name; otherwise in their order.
 */
export function rankServices(
  services: readonly SearchedService[],
  typed: string,
): SearchedService[] {
  const text = fold(typed);
  return services
    .map((service) => ({ service, rank: rankOf(service, text) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ service }) => service);
}

function rankOf({ name, other_names: others }: SearchedService, text: string): number | null {
  const own = fold(name);
  if (own.startsWith(text)) return 0;
  if (hasWords(own, text)) return 1;
  return hasWords(`${own} ${fold(others)}`, text) ? 2 : null;
}

function hasWords(name: string, text: string): boolean {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  return text.split(/\s+/).every((typed) => words.some((word) => word.startsWith(typed)));
}
