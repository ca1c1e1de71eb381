import Type from 'typebox';
import { checkData } from './check-data.ts';
import preparationsBySlug from './preparations.json' with { type: 'json' };
import categories from './procedure-categories.json' with { type: 'json' };
import table from './procedures.json' with { type: 'json' };
import { Procedure, ProcedureCategory, ServicePreparation } from './types.ts';

export const procedureCategories = checkData(
  'procedure-categories',
  Type.Array(ProcedureCategory),
  categories,
);

/** The examinations and treatments that can be booked separately. */
export const procedures = checkData('procedures', Type.Array(Procedure), table);

/** The preparations of services, by slug. Services that are not listed need none. */
export const preparations = checkData(
  'preparations',
  Type.Record(Type.String(), ServicePreparation),
  preparationsBySlug,
);
