import type { Language } from '#shared/i18n/languages.ts';
import { clinicTexts } from '../data/clinic-texts.ts';
import { translated } from '../localized.ts';
import type { Random } from '../random.ts';
import type { ClinicBranchRow } from '../rows.ts';

/** The facts of a branch that help before a visit. */
export type ArrivalFacts = Pick<
  ClinicBranchRow,
  'directions' | 'parking' | 'is_wheelchair_accessible' | 'cancel_hours'
>;

const KNOWN_SHARE = 0.8;
const ACCESSIBLE_SHARE = 0.7;
const CANCEL_HOURS = [2, 12, 24, 24, 48];

export function arrivalFacts(random: Random, languages: readonly Language[]): ArrivalFacts {
  const parking = random.pick(clinicTexts.parking);
  return {
    parking: random.chance(KNOWN_SHARE) ? translated(languages, parking) : null,
    is_wheelchair_accessible: random.chance(KNOWN_SHARE) ? random.chance(ACCESSIBLE_SHARE) : null,
    cancel_hours: random.chance(KNOWN_SHARE) ? random.pick(CANCEL_HOURS) : null,
    directions: random.chance(KNOWN_SHARE)
      ? translated(languages, random.pick(clinicTexts.directions))
      : null,
  };
}
