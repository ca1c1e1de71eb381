import type { CountryCode } from '#shared/countries/codes.ts';
import type { Random } from '../random.ts';
import type { ClinicBranchFieldRow } from '../rows.ts';
import { fieldTemplates } from './field-templates.ts';

/** Most branches make do with the questions of the form itself. */
const ASKING_SHARE = 0.35;

/** The questions one branch asks at booking, without their ids. */
export function branchFieldRows(
  random: Random,
  country: CountryCode,
  branchId: number,
): Omit<ClinicBranchFieldRow, 'id'>[] {
  if (!random.chance(ASKING_SHARE)) return [];
  return fieldTemplates(country)
    .filter(({ share }) => random.chance(share))
    .map(({ share: _, requiredShare, titles, ...field }, index) => ({
      ...field,
      clinic_branch_id: branchId,
      titles: JSON.stringify(titles),
      is_required: random.chance(requiredShare),
      position: index + 1,
    }));
}
