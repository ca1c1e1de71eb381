import { pickWeighted } from '../pick-weighted.ts';
import type { Random } from '../random.ts';
import { proceduresFor } from '#server/features/clinic-data/starter/service-catalogue.ts';
import type {
  CatalogueService,
  CatalogueSpecialty,
} from '#server/features/clinic-data/starter/service-catalogue.ts';
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
/** The numbers of procedures; specialties of diagnostics consist of them. */
const PROCEDURE_COUNTS = { usual: [0, 4], diagnostics: [3, 7] } as const;
/** The popularity from which every doctor who can offers a procedure. */
const MIN_POPULAR = 20;
const DIAGNOSTICS: readonly string[] = [
  'functional-diagnostics-doctor',
  'radiologist',
  'ultrasound-specialist',
];

/**
 * Chooses the services of doctors: consultations in each specialty, then some procedures by their
 * popularity. The first procedure is the one that the city lacks most, so that small data sets
 * contain all procedures.
 */
export function createServiceChooser(): (
  random: Random,
  assignment: Assignment,
) => OfferedService[] {
  const providers = new Map<string, number>();
  const keyOf = (cityId: number, procedure: CatalogueService) => `${cityId}/${procedure.id}`;

  function chooseProcedures(
    random: Random,
    { cityId, specialties }: Assignment,
    all: readonly CatalogueService[],
  ): CatalogueService[] {
    const isDiagnostics = specialties.some(({ slug }) => DIAGNOSTICS.includes(slug));
    const [min, max] = PROCEDURE_COUNTS[isDiagnostics ? 'diagnostics' : 'usual'];
    const count = random.integer(min, max);
    const supply = (procedure: CatalogueService) =>
      (providers.get(keyOf(cityId, procedure)) ?? 0) / procedure.popularity;
    // Two specialties may share a procedure.
    const left = [...new Set(all)].sort(
      (a, b) => supply(a) - supply(b) || b.popularity - a.popularity,
    );
    const chosen = count === 0 ? [] : left.splice(0, 1);
    for (let further = 1; further < count && left.length > 0; further += 1) {
      const next = pickWeighted(random, left, ({ popularity }) => popularity);
      left.splice(left.indexOf(next), 1);
      if (isDiagnostics || random.chance(next.popularity / MIN_POPULAR)) chosen.push(next);
    }
    for (const procedure of chosen) {
      const key = keyOf(cityId, procedure);
      providers.set(key, (providers.get(key) ?? 0) + 1);
    }
    return chosen;
  }

  return (random, assignment) => {
    const { specialties } = assignment;
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
    return [...consultations, ...chooseProcedures(random, assignment, procedures)].map((service) =>
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
