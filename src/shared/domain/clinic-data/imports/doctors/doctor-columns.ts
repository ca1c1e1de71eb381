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
  ID_WORDS,
  PERSON_WORDS,
  SERVICE_WORDS,
  SURNAME_WORDS,
  words,
} from '../header-words.ts';
import type { Sheet, SheetRow } from '../sheets.ts';
import type { DoctorField } from './doctor-file.ts';

/** Header words in the five languages. */
const WORDS: HeaderWords<DoctorField> = [
  [
    'register_number',
    words(
      '*pecset* *nyilvantart* *paraf* cuim *лиценз* *реестр* licence* license* regist* тіркеу*',
    ),
  ],
  ['external_id', words(ID_WORDS)],
  ['branch', words(`*rendelo* ${BRANCH_WORDS}`)],
  ['languages', words('*nyelv* limb* язык* тіл* language*')],
  ['ages', words('*eletkor* *korosztaly* varst* возраст* жас жасы* age ages')],
  [
    'practising_since',
    words(
      '*tapasztalat* gyakorlat* ev evek* experien* vechime* стаж* опыт* тәжіриб* өтіл* since year years',
    ),
  ],
  [
    'science_degrees',
    words('tudomanyos* *fokozat* stiintific* doctorat* учен* ғылыми* degree* phd'),
  ],
  [
    'academic_statuses',
    words(
      '*beosztas* *minosites* grad gradul titlu* категор* звание должност* санат* title* rank position* qualification*',
    ),
  ],
  [
    'services',
    words(`szak* specialit* specializ* специал* мамандық* мамандығы* special* ${SERVICE_WORDS}`),
  ],
  ['surname', words(SURNAME_WORDS)],
  ['name', words(`keresztnev* ${DOCTOR_WORDS} ${PERSON_WORDS}`)],
];

/** Proposes the columns of a list of doctors by the words of a header row; none without one. */
export function proposeDoctorMapping(sheets: readonly Sheet[]): Mapping<DoctorField> {
  return findHeader(sheets, columnsOf, [['name', 'services'], ['name']]) ?? NO_COLUMNS;
}

const columnsOf = (row: SheetRow) => columnsOfHeader(row, (cell) => fieldOfHeader(cell, WORDS));
