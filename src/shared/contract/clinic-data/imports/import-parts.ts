import Type, { type Static, type TOptional, type TSchema } from 'typebox';
import { IMPORT_FILES, type ImportField } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import { IMPORT_LIMITS, REFUSALS, ROW_FAULTS } from '#shared/domain/clinic-data/imports/sheets.ts';
import { DateTime, Entity, Id, Nullable } from '../../common.ts';
import { FhirFile } from './fhir-schemas.ts';

export const Count = Type.Integer({ minimum: 0 });
export const Row = Type.Integer({ minimum: 1, description: 'As a spreadsheet numbers it' });
export const ConfirmedPrice = Entity({ row: Row, service_id: Id });
export const Fingerprint = Type.String({ description: 'To send with `apply`' });

/** The first lines of a group of a preview, and the number of all. */
export const Lines = <Line extends TSchema>(line: Line) =>
  Entity({ count: Count, lines: Type.Array(line) });

const Fault = <const Reason extends string>(faults: readonly Reason[]) =>
  Entity({
    row: Row,
    column: Nullable(Type.Integer({ description: 'Counted from 1' })),
    value: Type.String(),
    fault: Type.Enum([...faults]),
  });

/** Cells that cannot be used, each with the reason. */
export const Faults = <const Reason extends string>(faults: readonly Reason[]) =>
  Type.Array(Fault(faults));

const Column = Type.Integer({ minimum: 0, maximum: IMPORT_LIMITS.columns - 1 });
export const columns = Object.fromEntries(
  Object.values(IMPORT_FILES).flatMap(({ fields }) =>
    fields.map((field) => [field, Type.Optional(Column)]),
  ),
) as Record<ImportField, TOptional<typeof Column>>;
export const mapping = {
  sheet: Type.Integer({ minimum: 0, maximum: IMPORT_LIMITS.sheets - 1 }),
  header_row: Type.Integer({ minimum: 0, maximum: 1_048_576, description: '0 without a header' }),
};

const Refusal = Entity({
  reason: Type.Enum([...REFUSALS]),
  sheet: Type.Optional(Type.String()),
  row: Type.Optional(Row),
  column: Type.Optional(Type.Integer()),
  path: Type.Optional(Type.String({ description: 'Of a FHIR file: the element' })),
  limit: Type.Optional(Type.Integer()),
});
export type Refusal = Static<typeof Refusal>;

const IMPORT_STATES = ['refused', 'read', 'applied', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const summary = {
  id: Id,
  clinic_id: Id,
  clinic: Type.String(),
  file_name: Type.String(),
  state: Type.Enum([...IMPORT_STATES]),
  refusal: Nullable(Refusal),
  created_at: DateTime,
  created_by: Type.String(),
};

/** A name of the file and the service that it is, or may be. */
const Name = Entity({
  key: Type.String(),
  name: Type.String(),
  section: Type.String(),
  row: Row,
  rows_count: Count,
  is_confirmed: Type.Boolean(),
  service_id: Nullable(Id),
  is_follow_up: Nullable(
    Type.Boolean({
      description:
        'Whether the price is of the follow-up of the service, as proposed or confirmed; null if the name says nothing of one',
    }),
  ),
  candidates: Type.Array(Id, { description: 'The best first, at most three' }),
  is_sure: Type.Boolean({ description: 'True if the first candidate explains every word' }),
  is_alike: Type.Boolean({
    description:
      'True if only letters of the first candidate are like the name; it is not preselected',
  }),
});

/** The parts that imports of every kind have. */
const common = {
  ...summary,
  sheets: Type.Array(
    Entity({
      name: Type.String(),
      rows_count: Count,
      columns_count: Count,
      rows: Type.Array(Entity({ number: Row, cells: Type.Array(Type.String()) }), {
        description: 'The first rows',
      }),
    }),
  ),
  mapping: Nullable(Entity({ ...mapping, columns: Entity(columns) })),
  hidden_sheets: Type.Array(Type.String(), { description: 'The sheets that are not read' }),
  lost_styles: Type.Boolean({
    description:
      'True if the styles of a workbook cannot be read, so that it may have struck prices',
  }),
  unread_rows: Lines(Fault(ROW_FAULTS)),
  fhir: Nullable(FhirFile),
  names: Type.Array(Name),
  has_proposals: Type.Boolean({
    description: 'False if services could not be proposed for names; `mapping` proposes them again',
  }),
  services: Type.Array(Entity({ id: Id, name: Type.String(), is_for_children: Type.Boolean() })),
  schedules: Type.Array(Entity({ id: Id, doctor: Type.String(), branch: Type.String() })),
  can_undo: Type.Boolean(),
};
export type CommonPart = keyof typeof common;

const counts = { created: Count, changed: Count, kept: Count, same: Count };

/** An import of a kind: its report has the counts and `report`, and `shown` has its preview. */
export const ImportOf = <
  Kind extends string,
  Report extends Record<string, TSchema>,
  Shown extends Record<string, TSchema>,
>(
  kind: Kind,
  { report, shown }: { report: Report; shown: Shown },
) =>
  Entity({
    ...common,
    kind: Type.Literal(kind),
    report: Nullable(Entity({ ...counts, ...report })),
    ...shown,
  });
