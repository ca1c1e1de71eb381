import type { Random } from '../random.ts';
import { proceduresFor } from '../reference/service-catalogue.ts';
import type { CatalogueService, CatalogueSpecialty } from '../reference/service-catalogue.ts';
import type { Assignment } from './places/assignments.ts';

/** A service that a doctor offers. Ages are in months, both inclusive. */
export interface OfferedService {
  readonly service: CatalogueService;
  readonly ageFrom: number;
  readonly ageTo: number | null;
}

/** The age of 18 years in months. */
const ADULT = 216;
const ADULTS_AND_CHILDREN_SHARE = 0.25;
const CHILDREN_ONLY_SHARE = 0.06;
/** The minimum ages of a children's doctor in months, weighted by repetition. */
const MIN_CHILD_AGES = [0, 0, 0, 0, 6, 12, 36, 84];
const MAX_PROCEDURES = 4;

/**
 * Chooses the services of doctors: consultations in each specialty, then up to four procedures. The
 * first procedure is the rarest so far, so that small data sets contain all procedures.
 */
export function createServiceChooser(): (
  random: Random,
  specialties: Assignment['specialties'],
) => OfferedService[] {
  const providers = new Map<CatalogueService, number>();
  const countProviders = (procedure: CatalogueService) => providers.get(procedure) ?? 0;

  function chooseProcedures(random: Random, all: readonly CatalogueService[]): CatalogueService[] {
    const count = random.integer(0, MAX_PROCEDURES);
    // Two specialties may share a procedure.
    const [rarest, ...others] = [...new Set(all)].sort(
      (a, b) => countProviders(a) - countProviders(b),
    );
    if (rarest === undefined || count === 0) return [];
    const chosen = [rarest, ...random.sample(others, count - 1)];
    for (const procedure of chosen) providers.set(procedure, countProviders(procedure) + 1);
    return chosen;
  }

  return (random, specialties) => {
    const audience = chooseAudience(random, specialties[0]);
    const childrenFrom = random.pick(MIN_CHILD_AGES);
    const consultations = specialties.flatMap(({ consultation }) => [
      ...(consultation.adults !== null && audience.adults ? [consultation.adults] : []),
      ...(consultation.children !== null && audience.children ? [consultation.children] : []),
    ]);
    const procedures = specialties.flatMap((specialty) => [
      ...(audience.adults ? proceduresFor(specialty, false) : []),
      ...(audience.children ? proceduresFor(specialty, true) : []),
    ]);
    return [...consultations, ...chooseProcedures(random, procedures)].map((service) =>
      service.isForChildren
        ? { service, ageFrom: childrenFrom, ageTo: ADULT }
        : { service, ageFrom: service.isForAdults ? ADULT : 0, ageTo: null },
    );
  };
}

/** Chooses the ages that a doctor treats; the main specialty always has a consultation for them. */
function chooseAudience(
  random: Random,
  { consultation }: CatalogueSpecialty,
): { adults: boolean; children: boolean } {
  if (consultation.adults === null) return { adults: false, children: true };
  if (consultation.children === null) return { adults: true, children: false };
  if (random.chance(ADULTS_AND_CHILDREN_SHARE)) return { adults: true, children: true };
  const onlyChildren = random.chance(CHILDREN_ONLY_SHARE);
  return { adults: !onlyChildren, children: onlyChildren };
}
