import type { CountryCode } from '#shared/countries/codes.ts';
import type { Random } from '../random.ts';
import type { ClinicBranchFieldRow } from '../rows.ts';
import { fieldTemplates } from './field-templates.ts';

/** The share of branches with additional booking fields. */
const WITH_FIELDS_SHARE = 0.35;

/** Returns the booking fields of one branch without ids. */
export function branchFieldRows(
  random: Random,
  country: CountryCode,
  branchId: number,
): Omit<ClinicBranchFieldRow, 'id'>[] {
  if (!random.chance(WITH_FIELDS_SHARE)) return [];
  return fieldTemplates(country)
    .filter(({ share }) => random.chance(share))
    .map((field, index) => ({
      clinic_branch_id: branchId,
      param_name: field.param_name,
      titles: field.titles,
      type: field.type,
      is_required: random.chance(field.requiredShare),
      min_length: field.min_length,
      max_length: field.max_length,
      position: index + 1,
    }));
}
