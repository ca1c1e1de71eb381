import { aestheticProcedures } from './procedures/aesthetic.ts';
import { dentalProcedures } from './procedures/dental.ts';
import { endoscopyProcedures } from './procedures/endoscopy.ts';
import { functionalProcedures } from './procedures/functional.ts';
import { imagingProcedures } from './procedures/imaging.ts';
import { laboratoryProcedures } from './procedures/laboratory.ts';
import { minorProcedures } from './procedures/minor.ts';
import { rehabilitationProcedures } from './procedures/rehabilitation.ts';
import { sightAndHearingProcedures } from './procedures/sight-and-hearing.ts';
import { ultrasoundProcedures } from './procedures/ultrasound.ts';
import { vaccinationAndAllergyProcedures } from './procedures/vaccination-and-allergy.ts';
import type { Procedure } from './types.ts';

export { procedureCategories } from './procedures/categories.ts';
export { popularityOf } from './procedures/popularity.ts';

/** The examinations and treatments that can be booked separately. */
export const procedures: readonly Procedure[] = [
  ...ultrasoundProcedures,
  ...imagingProcedures,
  ...functionalProcedures,
  ...endoscopyProcedures,
  ...laboratoryProcedures,
  ...vaccinationAndAllergyProcedures,
  ...dentalProcedures,
  ...sightAndHearingProcedures,
  ...minorProcedures,
  ...rehabilitationProcedures,
  ...aestheticProcedures,
];
