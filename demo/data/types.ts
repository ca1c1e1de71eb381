import Type, { type Static } from 'typebox';
import { AppointmentField } from '#shared/contract/booking/appointments.ts';
import {
  LocalNames,
  Names,
  perCountry,
  record,
  Share,
  Slug,
  Text,
} from '#server/features/clinic-data/starter/data/types.ts';

const position = { lat: Type.Number(), lng: Type.Number() };

const MetroStation = record({ names: LocalNames, ...position, lines: Type.Array(Text) });
export type MetroStation = Static<typeof MetroStation>;

export const Metro = record({
  /** The colours of lines (CSS hex) by their short names. */
  colours: Type.Record(Text, Type.String({ pattern: '^#[0-9a-f]{6}$' })),
  stations: Type.Array(MetroStation),
});
export type Metro = Static<typeof Metro>;

/** A name with a masculine and a feminine form. */
const GenderedName = record({ male: LocalNames, female: LocalNames });

/** The names of one culture. A person has names of one group only. */
export const NameGroup = record({
  key: Text,
  /** The share of the country's people; shares add up to 1. */
  weight: Share,
  family: Type.Array(GenderedName),
  male: Type.Array(LocalNames),
  female: Type.Array(LocalNames),
  patronymics: Type.Optional(Type.Array(GenderedName)),
});
export type NameGroup = Static<typeof NameGroup>;

const ClinicKind = Type.Enum([
  'aesthetic',
  'centre',
  'children',
  'clinic',
  'dental',
  'diagnostics',
  'eye',
  'family',
]);
export type ClinicKind = Static<typeof ClinicKind>;

/** The field that the name of a clinic states; the clinic has no other specialties. */
const ClinicField = Type.Enum(['digestion', 'heart', 'movement', 'nerves']);
export type ClinicField = Static<typeof ClinicField>;

export const ClinicBrand = record({
  slug: Slug,
  kind: ClinicKind,
  names: LocalNames,
  field: Type.Optional(ClinicField),
});
export type ClinicBrand = Static<typeof ClinicBrand>;

/** The texts of clinics, for any clinic or branch. */
export const ClinicTexts = record({
  descriptions: record({
    aesthetic: Names,
    centre: Names,
    children: Names,
    clinic: Names,
    dental: Names,
    diagnostics: Names,
    eye: Names,
    family: Names,
  }),
  parking: Type.Array(Names),
  directions: Type.Array(Names),
});

const BookingField = record({
  param_name: Text,
  titles: Names,
  type: AppointmentField.properties.type,
  min_length: Type.Union([Type.Integer(), Type.Null()]),
  max_length: Type.Union([Type.Integer(), Type.Null()]),
  /** The share among branches with additional fields. */
  share: Share,
  /** The share of these fields that are required. */
  requiredShare: Type.Number({ minimum: 0, maximum: 1 }),
});
export type BookingField = Static<typeof BookingField>;

/** The additional booking fields of some branches. */
export const BookingFields = record({
  /** In the order of the form. */
  common: Type.Array(BookingField),
  /** The names of the number that clinics ask for. Residents of the Emirates have none. */
  taxIdTitles: Type.Partial(perCountry(Names)),
});

/** The places in which the doctors of a country study and work. */
export const CareerPlaces = record({
  universities: Type.Array(LocalNames),
  hospitals: Type.Array(LocalNames),
  /** The number in the register of physicians; `#` is a digit. The zeros belong to no one. */
  registerPattern: Text,
});

/** The conditions that a specialty treats, by its slug. */
export const Conditions = Type.Record(Slug, Type.Array(Names));

const ReviewText = record({ score: Type.Integer({ minimum: 1, maximum: 10 }), text: Text });
export type ReviewText = Static<typeof ReviewText>;

/** The comments on doctors in one language, and the replies of clinics. */
export const Reviews = record({
  /** The comments of patients, suitable for any doctor of either sex. */
  patients: Type.Array(ReviewText),
  /** The comments of parents, suitable for any doctor and any child. */
  parents: Type.Array(ReviewText),
  /** The replies to praise, to mixed comments and to critics. They do not describe the patient. */
  replies: record({
    praise: Type.Array(Text),
    mixed: Type.Array(Text),
    critical: Type.Array(Text),
  }),
});

export type Reviews = Static<typeof Reviews>;

export const DoctorTexts = record({
  academicStatuses: Type.Array(Names),
  scienceDegrees: Type.Array(Names),
  /** The highest first. */
  qualifications: perCountry(Type.Array(Names)),
  /** The sentences of doctor descriptions, for any sex and specialty, in any combination. */
  abouts: Type.Array(Names),
  /** The services included in a price, as HTML with only paragraphs and lists. */
  priceConditions: Type.Array(Names),
});
