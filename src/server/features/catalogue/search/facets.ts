import type { SearchParams, SearchResult } from '#shared/contract/catalogue/search/search.ts';
import type { Found } from './engine/find-docs.ts';

const FACETS = ['type', 'city'] as const;

/** Counts the matches by type and city, for the requested facets. */
export function countFacets(
  found: readonly Found[],
  requested: SearchParams['facets'],
): Pick<SearchResult, 'facets' | 'exhaustiveFacetsCount'> {
  const names = typeof requested === 'string' ? [requested] : (requested ?? []);
  const wanted = FACETS.filter((name) => names.includes(name) || names.includes('*'));
  if (wanted.length === 0) return {};
  const facets = wanted.map((name) => {
    const counts: Record<string, number> = {};
    for (const { cell, ordinals } of found) {
      const value = String(cell[name]);
      counts[value] = (counts[value] ?? 0) + ordinals.length;
    }
    return [name, counts] as const;
  });
  return { facets: Object.fromEntries(facets), exhaustiveFacetsCount: true };
}
