import aestheticProcedures from './procedures/aesthetic.json' with { type: 'json' };
import dentalProcedures from './procedures/dental.json' with { type: 'json' };
import endoscopyProcedures from './procedures/endoscopy.json' with { type: 'json' };
import functionalProcedures from './procedures/functional.json' with { type: 'json' };
import imagingProcedures from './procedures/imaging.json' with { type: 'json' };
import laboratoryProcedures from './procedures/laboratory.json' with { type: 'json' };
import minorProcedures from './procedures/minor.json' with { type: 'json' };
import rehabilitationProcedures from './procedures/rehabilitation.json' with { type: 'json' };
import sightAndHearingProcedures from './procedures/sight-and-hearing.json' with { type: 'json' };
import ultrasoundProcedures from './procedures/ultrasound.json' with { type: 'json' };
import vaccinationAndAllergyProcedures from './procedures/vaccination-and-allergy.json' with { type: 'json' };
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
