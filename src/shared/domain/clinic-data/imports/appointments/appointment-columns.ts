import {
  columnsOfHeader,
  fieldOfHeader,
  findHeader,
  NO_COLUMNS,
  type HeaderWords,
  type Mapping,
} from '../header.ts';
import {
  BRANCH_WORDS,
  DOCTOR_WORDS,
  hasWord,
  ID_WORDS,
  PERSON_WORDS,
  SERVICE_WORDS,
  SURNAME_WORDS,
  words,
} from '../header-words.ts';
import type { Sheet, SheetRow } from '../sheets.ts';
import type { AppointmentImportField } from './appointment-file.ts';

const ID = words(ID_WORDS);
/** The date of birth of a patient is no day of an appointment. */
const BIRTH = words('*szulet* *nasteri* *nastere* *рожд* *туған* *туган* *birth* dob');
/** Header words in the five languages. */
const WORDS: HeaderWords<AppointmentImportField> = [
  [
    'status',
    words(
      'statu* *allapot* lemond* stare starea anulat* статус* состоян* отмен* күйі* куйі* мәртебе* мартебе* бас_тарт* state cancel*',
    ),
  ],
  ['doctor', words(DOCTOR_WORDS)],
  ['phone', words('*telefon* *phone* *mobil* tel тел *телефон* моб мобил* *нөмір*')],
  ['surname', words(SURNAME_WORDS)],
  ['ends', words('vege* befejez* sfarsit* конец оконч* аяқта* аякта* end ends endtime until')],
  ['duration', words('perc* idotartam* hossz* durat* minut* длит* мин минут* ұзақ* узак* length*')],
  ['date', words('*datum* nap napja data дата даты день күн күні* куні* date day')],
  [
    'time',
    words(
      'ido* *idopont* kezd* ora inceput* время начало уақыт* уакыт* басталу* *time* start* hour*',
    ),
  ],
  ['service', words(SERVICE_WORDS)],
  ['branch', words(`*rendelo* ${BRANCH_WORDS}`)],
  [
    'patient',
    words(
      `*paciens* *beteg* *pacient* kereszt* клиент* *пациент* науқас* наукас* client* *patient* ${PERSON_WORDS}`,
    ),
  ],
];

/** Proposes the columns of a list of appointments by the words of a header row. Returns none if there is no such row. */
export function proposeAppointmentMapping(
  sheets: readonly Sheet[],
): Mapping<AppointmentImportField> {
  const required = [
    ['doctor', 'date'],
    ['external_id', 'date'],
  ] as const;
  return findHeader(sheets, columnsOf, required) ?? NO_COLUMNS;
}

/** An id is that of the doctor only if the header says so. Without a date column, the time has both. */
function columnsOf(row: SheetRow): Mapping<AppointmentImportField>['columns'] {
  const columns = columnsOfHeader(row, (cell) => {
    const field = hasWord(cell, BIRTH) ? undefined : fieldOfHeader(cell, WORDS);
    return field === 'doctor' && hasWord(cell, ID) ? 'external_id' : field;
  });
  const { time, ...others } = columns;
  return columns.date === undefined && time !== undefined ? { ...others, date: time } : columns;
}
