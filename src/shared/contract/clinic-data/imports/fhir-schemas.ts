import Type, { type Static } from 'typebox';
import { FHIR_FAULTS, LEFT_OUT } from '#shared/domain/clinic-data/imports/fhir.ts';
import { Entity, Nullable } from '../../common.ts';

const Count = Type.Integer({ minimum: 0 });
const ResourceType = Type.String({ description: 'Such as `Practitioner`' });

/** The contents of a FHIR file. Resources that are left out are counted, but not stored. */
export const FhirFile = Entity({
  read: Type.Array(Entity({ type: ResourceType, count: Count })),
  left_out: Type.Array(
    Entity({ type: ResourceType, reason: Type.Enum([...LEFT_OUT]), count: Count }),
  ),
  faults: Type.Array(
    Entity({
      path: Type.String({ description: 'Such as `Bundle.entry[3].resource.start`' }),
      reason: Type.Enum([...FHIR_FAULTS]),
      value: Nullable(Type.String({ description: 'Of a time, date, code or reference' })),
    }),
    { description: 'Resources that are left out because of an element; the first ones' },
  ),
  faults_count: Count,
});
export type FhirFile = Static<typeof FhirFile>;
export type FhirFault = FhirFile['faults'][number];
