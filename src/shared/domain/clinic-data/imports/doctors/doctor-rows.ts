import type { Language } from '#shared/i18n/languages.ts';
import type { SpokenLanguage } from '#shared/i18n/spoken-languages.ts';
import { cleanName, isPersonName } from '#shared/domain/people/person-name.ts';
import { isSurnameFirstInFullName } from '#shared/domain/people/name-order.ts';
import type { Mapping } from '../header.ts';
import { nameKey } from '../name-key.ts';
import { rowsBelow } from '../rows-below.ts';
import type { FaultyCell, Sheet } from '../sheets.ts';
import { doctorKey } from '../appointments/match-doctors.ts';
import type { DoctorField } from './doctor-file.ts';
import { parseAges, parseLanguages, parsePractisingSince, type AgeRange } from './parse-facts.ts';

/** The reasons for which a row or a cell of a doctor is left out. */
export const DOCTOR_FAULTS = [
  'no_name',
  'unclear_name',
  'no_branch',
  'unknown_branch',
  'unclear_experience',
  'unclear_languages',
  'unclear_ages',
  'repeated_id',
] as const;

/** A cell that cannot be used, or a row without a doctor. */
export type FaultyDoctor = FaultyCell<(typeof DOCTOR_FAULTS)[number]>;

/** A row of a list of doctors. */
export interface DoctorRow {
  readonly row: number;
  readonly name: string;
  readonly other_name: string;
  /** Equal for rows of one doctor: by the external id, without one by the name. */
  readonly key: string;
  readonly external_id: string;
  /** Empty if the file does not name it. */
  readonly branch: string;
  /** Names of services, each with its key. */
  readonly services: readonly { readonly name: string; readonly key: string }[];
  /** Null for what the row does not say. */
  readonly academic_statuses: string | null;
  readonly science_degrees: string | null;
  readonly practising_since: number | null;
  readonly register_number: string | null;
  readonly languages: readonly SpokenLanguage[] | null;
  readonly ages: AgeRange | null;
}

export interface DoctorRows {
  readonly rows: readonly DoctorRow[];
  readonly faults: readonly FaultyDoctor[];
}

const MAX_NAME = 200;
const MAX_EXTERNAL_ID = 200;

/**
 * Reads the doctors below the header of a list. `year` is that of the file, from which years of experience are
 * counted; `language` decides if the surname comes first.
 */
export function readDoctorRows(
  sheets: readonly Sheet[],
  mapping: Mapping<DoctorField>,
  { year, language }: { readonly year: number; readonly language: Language },
): DoctorRows {
  const { columns } = mapping;
  const rows: DoctorRow[] = [];
  const faults: FaultyDoctor[] = [];
  const nameOfId = new Map<string, string>();
  for (const { number: row, cells } of rowsBelow(sheets, mapping).rows) {
    const cell = (field: DoctorField) => (cells[columns[field] ?? -1] ?? '').trim();
    const fail = (field: DoctorField, fault: FaultyDoctor['fault']) => {
      faults.push({ row, column: (columns[field] ?? -1) + 1, value: cell(field), fault });
    };
    /** Reads a cell; one that is not understood is left out and reported. */
    const read = <Value>(
      field: DoctorField,
      parse: (text: string) => Value | null,
      fault: FaultyDoctor['fault'],
    ) => {
      if (cell(field) === '') return null;
      const value = parse(cell(field));
      if (value === null) fail(field, fault);
      return value;
    };
    const name = fullName(cell('name'), cell('surname'), language).slice(0, MAX_NAME);
    const nameWords = doctorKey(name);
    if (!/\p{L}/u.test(name) || nameWords === '') {
      fail('name', 'no_name');
      continue;
    }
    if (!isPersonName(name)) {
      fail('name', 'unclear_name');
      continue;
    }
    const externalId = cell('external_id').slice(0, MAX_EXTERNAL_ID);
    const known = nameOfId.get(externalId);
    if (externalId !== '' && known !== undefined && known !== nameWords) {
      fail('external_id', 'repeated_id');
      continue;
    }
    nameOfId.set(externalId, nameWords);
    const textOf = (field: DoctorField) => (cell(field) === '' ? null : cell(field));
    rows.push({
      row,
      name,
      other_name: read('other_name', parseOtherName, 'unclear_name') ?? '',
      key: externalId === '' ? nameWords : `#${externalId}`,
      external_id: externalId,
      branch: cell('branch'),
      services: servicesIn(cell('services')),
      academic_statuses: textOf('academic_statuses'),
      science_degrees: textOf('science_degrees'),
      register_number: textOf('register_number'),
      practising_since: read(
        'practising_since',
        (text) => parsePractisingSince(text, year),
        'unclear_experience',
      ),
      languages: read('languages', parseLanguages, 'unclear_languages'),
      ages: read('ages', parseAges, 'unclear_ages'),
    });
  }
  return { rows, faults };
}

function fullName(name: string, surname: string, language: Language): string {
  const parts = isSurnameFirstInFullName(language) ? [surname, name] : [name, surname];
  return cleanName(parts.join(' '));
}

function parseOtherName(text: string): string | null {
  return isPersonName(text) ? cleanName(text).slice(0, MAX_NAME) : null;
}

function servicesIn(text: string): { name: string; key: string }[] {
  return text
    .split(/[,;\n/]|\s[-–]\s/u)
    .map((name) => ({ name: name.trim(), key: nameKey(name) }))
    .filter(({ key }) => key !== '');
}
