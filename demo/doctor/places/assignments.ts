import { createQuota } from '#demo/quota.ts';
import type { CatalogueSpecialty } from '#server/features/clinic-data/starter/service-catalogue.ts';
import type { DoctorSources } from '../doctor-sources.ts';
import { RELATED_SPECIALTIES } from '../related-specialties.ts';

/** The city and specialties of a doctor. */
export interface Assignment {
  readonly cityId: number;
  /** The main specialty and, for some doctors, a second one. */
  readonly specialties: readonly [CatalogueSpecialty, ...CatalogueSpecialty[]];
}

/** The number of popular specialties, which have most of the doctors. */
const POPULAR_COUNT = 12;
const POPULAR_SHARE = 0.86;

/**
 * Assigns doctors to cities and specialties. Most doctors get a popular specialty, so that its lists
 * have more than one page even with a few hundred doctors. Every second doctor of a specialty has
 * another one as well, so that rare specialties exist in more cities.
 */
export function createAssignments({
  cities,
  specialties,
}: Pick<DoctorSources, 'cities' | 'specialties'>): () => Assignment {
  const bySlug = new Map(specialties.map((specialty) => [specialty.slug, specialty]));
  const nextCity = createQuota(cities, (city) => city.weight);
  const quotas = new Map(cities.map((city) => [city.id, createSpecialties(specialties)]));
  return () => {
    const { id } = nextCity();
    const assigned = quotas.get(id)?.();
    if (assigned === undefined) throw new Error(`No specialties in the city ${id}`);
    const { main, turn } = assigned;
    const related = RELATED_SPECIALTIES[main.slug] ?? [];
    const second =
      turn % 2 === 1 ? bySlug.get(related[((turn - 1) / 2) % related.length] ?? '') : undefined;
    return { cityId: id, specialties: second === undefined ? [main] : [main, second] };
  };
}

/** Returns the next main specialty of a city, and how often it was assigned before. */
function createSpecialties(
  specialties: readonly CatalogueSpecialty[],
): () => { main: CatalogueSpecialty; turn: number } {
  const ranked = [...specialties].sort((a, b) => b.popularity - a.popularity);
  const weights = new Map([
    ...shares(ranked.slice(0, POPULAR_COUNT), POPULAR_SHARE),
    ...shares(ranked.slice(POPULAR_COUNT), 1 - POPULAR_SHARE),
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

/** Divides a share among specialties by the square root of their popularity. */
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
