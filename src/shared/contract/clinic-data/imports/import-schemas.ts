import Type, { type Static, type TSchema } from 'typebox';
import { IMPORT_KINDS, type ImportKind } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import { Entity } from '../../common.ts';
import { appointmentSchemas } from './appointments/appointment-schemas.ts';
import { doctorSchemas } from './doctors/doctor-schemas.ts';
import { hourSchemas } from './hours/hour-schemas.ts';
import { columns, mapping, summary, type CommonPart } from './import-parts.ts';
import { priceSchemas } from './prices/price-schemas.ts';

/** The kinds of imports: the documentation of the upload, and the response. */
export const IMPORT_SCHEMAS = {
  prices: priceSchemas,
  appointments: appointmentSchemas,
  doctors: doctorSchemas,
  hours: hourSchemas,
} as const satisfies Readonly<
  Record<ImportKind, { summary: string; description: string; schema: TSchema }>
>;
type Schemas = typeof IMPORT_SCHEMAS;

type Imports = { [Kind in ImportKind]: Static<Schemas[Kind]['schema']> };

export type ImportOf<Kind extends ImportKind> = Imports[Kind];
export type ReportOf<Kind extends ImportKind> = NonNullable<ImportOf<Kind>['report']>;
/** The parts of a response that only imports of a kind have. */
export type ShownOf<Kind extends ImportKind> = Omit<ImportOf<Kind>, CommonPart | 'kind' | 'report'>;

export type Import = ImportOf<ImportKind>;
export const Import = Type.Unsafe<Import>(
  Type.Union(Object.values(IMPORT_SCHEMAS).map(({ schema }) => schema)),
);
export type ImportReport = NonNullable<Import['report']>;

export const ImportSummary = Entity({ ...summary, kind: Type.Enum([...IMPORT_KINDS]) });
export type ImportSummary = Static<typeof ImportSummary>;
export type ImportName = Import['names'][number];

export const MappingPayload = Type.Object({ ...mapping, columns: Type.Object(columns) });
