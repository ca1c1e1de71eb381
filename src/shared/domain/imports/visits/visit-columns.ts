import { fieldOfHeader, findHeader, type HeaderWords, type Mapping } from '../header.ts';
import type { Sheet, SheetRow } from '../sheets.ts';

/** The columns of a list of visits. `date` may have the time as well. */
export const VISIT_FIELDS = [
  'doctor',
  'branch',
  'date',
  'time',
  'ends',
  'duration',
  'patient',
  'surname',
  'phone',
  'service',
  'status',
] as const;
export type VisitField = (typeof VISIT_FIELDS)[number];
export type VisitMapping = Mapping<VisitField>;

/** Header words in the five languages. */
const WORDS: HeaderWords<VisitField> = [
  [
    'status',
    /status|allapot|lemond|\bstare|anulat|статус|состоян|отмен|күйі|куйі|мәртебе|мартебе|бас тарт|\bstate|cancel/u,
  ],
  ['doctor', /orvos|doctor|\bmedic\b|врач|доктор|дәрігер|дарігер|physician|practitioner|provider/u],
  ['phone', /telefon|phone|mobil|\btel\b|телефон|\bтел|моб|нөмір/u],
  ['surname', /vezetek|nume de famil|фамил|тегі|surname|last name|family/u],
  ['ends', /vege|befejez|sfarsit|конец|оконч|аяқта|аякта|\bend|until/u],
  ['duration', /perc|idotartam|hossz|durat|minut|длит|\bмин|ұзақ|узак|length/u],
  ['date', /datum|\bnap\b|\bdata\b|дата|\bдень|күні|куні|\bdate|\bday\b/u],
  ['time', /\bido|kezd|\bora\b|inceput|время|начало|уақыт|уакыт|басталу|time|start|hour/u],
  [
    'service',
    /szolgaltat|vizsgalat|kezeles|serviciu|procedur|услуг|процедур|қызмет|service|treatment/u,
  ],
  ['branch', /rendelo|telephely|filial|sediu|locati|филиал|адрес|бөлімше|branch|clinic|location/u],
  [
    'patient',
    /paciens|beteg|pacient|kereszt|\bnev|prenume|\bnume\b|клиент|пациент|фио|имя|науқас|наукас|аты|client|patient|name/u,
  ],
];

/** Proposes the columns of a list of visits by the words of a header row; none without one. */
export function proposeVisitMapping(sheets: readonly Sheet[]): VisitMapping {
  return (
    findHeader(sheets, columnsOfHeader, ['doctor', 'date']) ?? {
      ...{ sheet: 0, header_row: 0, columns: {} },
    }
  );
}

/** A time without a date column has both. */
function columnsOfHeader({ cells }: SheetRow): VisitMapping['columns'] {
  const columns: { [Field in VisitField]?: number } = {};
  cells.forEach((cell, column) => {
    const field = fieldOfHeader(cell, WORDS);
    if (field !== undefined) columns[field] ??= column;
  });
  const { time, ...others } = columns;
  return columns.date === undefined && time !== undefined ? { ...others, date: time } : columns;
}
