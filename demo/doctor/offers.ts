import type { Random } from '../random.ts';
import { proceduresFor } from '../reference/service-catalogue.ts';
import type { CatalogueService, CatalogueSpecialty } from '../reference/service-catalogue.ts';
import type { Assignment } from './places/assignments.ts';

/** A service as one doctor offers it. Ages are in months, up to and including the last one. */
export interface Offer {
  readonly service: CatalogueService;
  readonly ageFrom: number;
  readonly ageTo: number | null;
}

/** 18 years. */
const ADULT = 216;
const ADULTS_AND_CHILDREN_SHARE = 0.25;
const CHILDREN_ONLY_SHARE = 0.06;
/** The lowest ages that a children's doctor sees: from birth or, less often, from 6 months or 1, 3 or 7 years. */
const CHILDREN_FROM = [0, 0, 0, 0, 6, 12, 36, 84];
const MAX_PROCEDURES = 4;

/**
 * Chooses what doctors offer: visits in each field, then up to four procedures of all their fields.
 * The first of these is one that few others have, or in small data nobody would do some of them.
 */
export function createOfferChooser(): (
  random: Random,
  specialties: Assignment['specialties'],
) => Offer[] {
  const takers = new Map<CatalogueService, number>();
  const takersOf = (procedure: CatalogueService) => takers.get(procedure) ?? 0;

  function chooseProcedures(random: Random, all: readonly CatalogueService[]): CatalogueService[] {
    const count = random.integer(0, MAX_PROCEDURES);
    // Two fields may have a procedure in common.
    const [rarest, ...others] = [...new Set(all)].sort((a, b) => takersOf(a) - takersOf(b));
    if (rarest === undefined || count === 0) return [];
    const chosen = [rarest, ...random.sample(others, count - 1)];
    for (const procedure of chosen) takers.set(procedure, takersOf(procedure) + 1);
    return chosen;
  }

  return (random, specialties) => {
    const audience = chooseAudience(random, specialties[0]);
    const childrenFrom = random.pick(CHILDREN_FROM);
    const visits = specialties.flatMap(({ visit }) => [
      ...(visit.adults !== null && audience.adults ? [visit.adults] : []),
      ...(visit.children !== null && audience.children ? [visit.children] : []),
    ]);
    const procedures = specialties.flatMap((specialty) => [
      ...(audience.adults ? proceduresFor(specialty, false) : []),
      ...(audience.children ? proceduresFor(specialty, true) : []),
    ]);
    return [...visits, ...chooseProcedures(random, procedures)].map((service) =>
      service.isForChildren
        ? { service, ageFrom: childrenFrom, ageTo: ADULT }
        : { service, ageFrom: service.isForAdults ? ADULT : 0, ageTo: null },
    );
  };
}

/** Whom the doctor treats; the main field always has a visit for somebody among them. */
function chooseAudience(
  random: Random,
  { visit }: CatalogueSpecialty,
): { adults: boolean; children: boolean } {
  if (visit.adults === null) return { adults: false, children: true };
  if (visit.children === null) return { adults: true, children: false };
  if (random.chance(ADULTS_AND_CHILDREN_SHARE)) return { adults: true, children: true };
  const onlyChildren = random.chance(CHILDREN_ONLY_SHARE);
  return { adults: !onlyChildren, children: onlyChildren };
}
