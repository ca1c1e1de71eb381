import type { Branch } from '#demo/branch.ts';
import type { ClinicField, ClinicKind } from '#demo/data/types.ts';
import type { Random } from '#demo/random.ts';

const GENERAL: readonly ClinicKind[] = ['centre', 'clinic', 'family'];
const DENTAL: readonly ClinicKind[] = ['dental'];
const DIAGNOSTIC: readonly ClinicKind[] = [...GENERAL, 'diagnostics'];
const AESTHETIC: readonly ClinicKind[] = [...GENERAL, 'aesthetic'];

/** The kinds of clinics by slug of the specialty; other specialties work at general clinics. */
const KINDS: Readonly<Record<string, readonly ClinicKind[]>> = {
  cosmetologist: ['aesthetic'],
  dentist: DENTAL,
  dermatologist: AESTHETIC,
  'functional-diagnostics-doctor': DIAGNOSTIC,
  geneticist: DIAGNOSTIC,
  neonatologist: [...GENERAL, 'children'],
  ophthalmologist: [...GENERAL, 'eye'],
  'oral-surgeon': DENTAL,
  orthodontist: DENTAL,
  pediatrician: [...GENERAL, 'children'],
  periodontist: DENTAL,
  'plastic-surgeon': AESTHETIC,
  radiologist: DIAGNOSTIC,
  trichologist: AESTHETIC,
  'ultrasound-specialist': DIAGNOSTIC,
};

/** The specialties of clinics whose name states a field. */
export const FIELD_SPECIALTIES: Readonly<Record<ClinicField, readonly string[]>> = {
  digestion: ['gastroenterologist', 'hepatologist', 'proctologist', 'dietitian'],
  heart: ['cardiologist', 'vascular-surgeon', 'functional-diagnostics-doctor'],
  movement: [
    'orthopedist',
    'osteopath',
    'physiotherapist',
    'rehabilitation-doctor',
    'rheumatologist',
    'sports-doctor',
  ],
  nerves: ['neurologist', 'neurosurgeon', 'psychiatrist', 'psychotherapist'],
};

const TWO_BRANCHES_SHARE = 0.5;

/** The data of a doctor that determines the clinic. */
export interface Workplace {
  readonly cityId: number;
  readonly specialty: string;
  readonly treatsChildren: boolean;
}

/**
 * Returns a function that picks one or two branches for a doctor, in clinics that suit the specialty.
 * It throws an Error for a city without branches.
 */
export function createBranchChooser(
  branches: readonly Branch[],
): (random: Random, workplace: Workplace) => Branch[] {
  const cities = Map.groupBy(branches, (branch) => branch.cityId);
  const cache = new Map<string, readonly Branch[]>();

  function fitting({ cityId, specialty, treatsChildren }: Workplace): readonly Branch[] {
    const key = `${cityId}/${specialty}/${treatsChildren}`;
    const found = cache.get(key) ?? find(cities.get(cityId) ?? [], specialty, treatsChildren);
    cache.set(key, found);
    return found;
  }

  return (random, workplace) => {
    const chosen = random.sample(fitting(workplace), random.chance(TWO_BRANCHES_SHARE) ? 2 : 1);
    if (chosen.length === 0) throw new Error(`No clinic in the city ${workplace.cityId}`);
    return chosen;
  };
}

function find(
  branches: readonly Branch[],
  specialty: string,
  treatsChildren: boolean,
): readonly Branch[] {
  const kinds = KINDS[specialty] ?? GENERAL;
  const suitable = treatsChildren && kinds !== DENTAL ? [...kinds, 'children' as const] : kinds;
  const open = branches.filter(
    ({ field }) => field === null || FIELD_SPECIALTIES[field].includes(specialty),
  );
  const best = open.filter(({ kind }) => suitable.includes(kind));
  if (best.length > 0) return best;
  // A small town may have no dental clinic, but its medical centre has a dentist.
  const general = open.filter(({ kind }) => GENERAL.includes(kind));
  return general.length > 0 ? general : branches;
}
