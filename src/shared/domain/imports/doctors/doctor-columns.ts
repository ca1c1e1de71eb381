import { fieldOfHeader, findHeader, type HeaderWords, type Mapping } from '../header.ts';
import type { Sheet, SheetRow } from '../sheets.ts';

/** The columns of a list of doctors. */
export const DOCTOR_FIELDS = [
  'name',
  'other_name',
  'surname',
  'services',
  'branch',
  'academic_statuses',
  'science_degrees',
  'practising_since',
  'register_number',
  'languages',
  'ages',
  'external_id',
] as const;
export type DoctorField = (typeof DOCTOR_FIELDS)[number];
export type DoctorMapping = Mapping<DoctorField>;

/** Header words in the five languages. */
const WORDS: HeaderWords<DoctorField> = [
  [
    'register_number',
    /pecset|nyilvantart|parafa|cod parafa|\bcuim\b|лиценз|реестр|licen[cs]e|regist|тіркеу/u,
  ],
  [
    'external_id',
    /(?<!\p{L})id(?!\p{L})|azonosito|\bkod|\bcod\b|\bcode\b|(?<!\p{L})код|таб.*номер|идентификатор|нөмірі/u,
  ],
  [
    'branch',
    /rendelo|telephely|filial|sediu|locati|филиал|адрес|бөлімше|филиал|branch|clinic|location/u,
  ],
  ['languages', /nyelv|limb|язык|(?<!\p{L})тіл|language/u],
  ['ages', /eletkor|korosztaly|varst|возраст|жас|\bages?\b/u],
  [
    'practising_since',
    /tapasztalat|gyakorlat|\bevek|\bev\b|experien|vechime|стаж|опыт|тәжіриб|өтіл|since|years/u,
  ],
  ['science_degrees', /tudomanyos|fokozat|stiintific|doctorat|учен|ғылыми|degree|phd/u],
  ['academic_statuses', /beosztas|minosites|grad|titlu|категор|звание|должност|санат|title|rank|position|qualification/u], // prettier-ignore
  [
    'services',
    /szak|szolgaltat|specialit|specializ|serviciu|специал|услуг|мамандық|мамандығы|қызмет|special|service/u,
  ],
  ['surname', /vezetek|nume de famil|фамил|тегі|surname|last name|family/u],
  [
    'name',
    /orvos|\bnev|keresztnev|medic|doctor|prenume|\bnume|врач|доктор|фио|имя|дәрігер|аты|physician|practitioner|name/u,
  ],
];

/** Proposes the columns of a list of doctors by the words of a header row; none without one. */
export function proposeDoctorMapping(sheets: readonly Sheet[]): DoctorMapping {
  return (
    findHeader(sheets, columnsOfHeader, ['name', 'services']) ??
    findHeader(sheets, columnsOfHeader, ['name']) ?? {
      ...{ sheet: 0, header_row: 0, columns: {} },
    }
  );
}

/** A second column of names has them in another language. */
function columnsOfHeader({ cells }: SheetRow): DoctorMapping['columns'] {
  const columns: { [Field in DoctorField]?: number } = {};
  cells.forEach((cell, column) => {
    const field = fieldOfHeader(cell, WORDS);
    if (field === undefined) return;
    if (columns[field] === undefined) columns[field] = column;
    else if (field === 'name') columns.other_name ??= column;
  });
  return columns;
}
