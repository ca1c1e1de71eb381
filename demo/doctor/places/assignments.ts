import { createQuota } from '#demo/quota.ts';
import type { CatalogueSpecialty } from '#demo/reference/service-catalogue.ts';
import type { DoctorSources } from '../doctor-sources.ts';
import { RELATED_SPECIALTIES } from '../related-specialties.ts';

/** Where and as what one doctor works. */
export interface Assignment {
  readonly cityId: number;
  /** The main field, and for some doctors a second one. */
  readonly specialties: readonly [CatalogueSpecialty, ...CatalogueSpecialty[]];
}

/** So many of the most popular specialties share most of the doctors among them. */
const POPULAR = 12;
const POPULAR_SHARE = 0.86;

/**
 * Deals cities and, within each city, specialties to doctors, so that a list of a popular
 * specialty has more than a page even when there are only a few hundred doctors. Every other
 * doctor has a second field, which brings rare ones to where nobody has them as the main one.
 */
export function createAssignments({
  cities,
  specialties,
}: Pick<DoctorSources, 'cities' | 'specialties'>): () => Assignment {
  const bySlug = new Map(specialties.map((specialty) => [specialty.slug, specialty]));
  const nextCity = createQuota(cities, (city) => city.weight);
  const dealers = new Map(cities.map((city) => [city.id, createSpecialties(specialties)]));
  return () => {
    const { id } = nextCity();
    const dealt = dealers.get(id)?.();
    if (dealt === undefined) throw new Error(`No specialties in the city ${id}`);
    const { main, turn } = dealt;
    const related = RELATED_SPECIALTIES[main.slug] ?? [];
    const second =
      turn % 2 === 1 ? bySlug.get(related[((turn - 1) / 2) % related.length] ?? '') : undefined;
    return { cityId: id, specialties: second === undefined ? [main] : [main, second] };
  };
}

/** Deals the main fields of one city; turns count from 0 for each of them. */
function createSpecialties(
  specialties: readonly CatalogueSpecialty[],
): () => { main: CatalogueSpecialty; turn: number } {
  const ranked = [...specialties].sort((a, b) => b.popularity - a.popularity);
  const weights = new Map([
    ...shares(ranked.slice(0, POPULAR), POPULAR_SHARE),
    ...shares(ranked.slice(POPULAR), 1 - POPULAR_SHARE),
  ]);
  const next = createQuota(ranked, (specialty) => weights.get(specialty) ?? 0);
  const turns = new Map<CatalogueSpecialty, number>();
  return () => {
    const main = next();
    const turn = turns.get(main) ?? 0;
    turns.set(main, turn + 1);
    return { main, turn };
  };
}

/** Divides a share among specialties, more evenly than their popularity would. */
function shares(
  specialties: readonly CatalogueSpecialty[],
  share: number,
): [CatalogueSpecialty, number][] {
  const total = specialties.reduce((sum, { popularity }) => sum + Math.sqrt(popularity), 0);
  return specialties.map((specialty) => [
    specialty,
    (Math.sqrt(specialty.popularity) / total) * share,
  ]);
}
