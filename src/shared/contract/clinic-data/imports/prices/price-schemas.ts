import Type, { type Static } from 'typebox';
import { PRICE_FAULTS } from '#shared/domain/clinic-data/imports/prices/parse-price.ts';
import { ROW_PROBLEMS } from '#shared/domain/clinic-data/imports/prices/listed-services.ts';
import { Entity, Id, Nullable } from '../../../common.ts';
import { DoctorName } from '../doctor-name.ts';
import { ConfirmedPrice, Count, Fingerprint, ImportOf, Lines, Row } from '../import-parts.ts';

const Values = Entity({
  price: Type.Number(),
  duration_minutes: Type.Integer(),
  follow_up_price: Nullable(Type.Number()),
  follow_up_minutes: Nullable(Type.Integer()),
});
export type PriceValues = Static<typeof Values>;
const Line = Entity({
  row: Row,
  service_id: Id,
  doctor: Type.String(),
  branch: Type.String(),
  offer_id: Nullable(Type.Integer()),
  before: Nullable(Values),
  after: Values,
  edited_by: Nullable(Type.String({ description: 'Of an edited offer: the account' })),
});
export type PriceLine = Static<typeof Line>;

const Preview = Entity({
  fingerprint: Fingerprint,
  created: Lines(Line),
  changed: Lines(Line),
  kept: Lines(Line),
  held: Lines(Line),
  unapproved: Lines(Line),
  addable: Type.Array(Id, { description: 'The schedules to which the account may add services' }),
  confirmed: Type.Array(ConfirmedPrice, { description: 'The held prices that are confirmed' }),
  overwrite: Type.Array(Id, { description: 'The edited offers that are marked to be overwritten' }),
  same: Count,
  unconfirmed: Count,
  ignored: Count,
  unknown_doctor: Count,
  other_doctor: Count,
  problems: Type.Array(Entity({ row: Row, fault: Type.Enum([...ROW_PROBLEMS]) })),
  unplaced: Type.Array(Entity({ row: Row, service_id: Id })),
  faults: Type.Array(
    Entity({
      row: Row,
      column: Type.Integer(),
      value: Type.String(),
      fault: Type.Enum([...PRICE_FAULTS, 'no_name', 'unclear_duration'] as const),
    }),
  ),
});
export type PricePreview = Static<typeof Preview>;

export const priceSchemas = {
  summary: 'Upload a price list',
  description:
    'A CSV file in any encoding or an Excel workbook. Columns and services are proposed; nothing is live. A file that cannot be read is an import in the state `refused`, with the reason and the place.',
  schema: ImportOf('prices', {
    report: {},
    shown: {
      doctors: Type.Array(DoctorName, { description: 'The doctors of the file, at every branch' }),
      people: Type.Array(Entity({ schedule_id: Id, name: Type.String() }), {
        description: 'The doctors of the clinic, each by one of the schedules',
      }),
      preview: Nullable(Preview),
    },
  }),
};
