import type { CountryCode } from '#shared/countries/codes.ts';
import { proposeAppointmentMapping } from '#shared/domain/clinic-data/imports/appointments/appointment-columns.ts';
import { readAppointmentRows } from '#shared/domain/clinic-data/imports/appointments/appointment-rows.ts';
import { proposeDoctorMapping } from '#shared/domain/clinic-data/imports/doctors/doctor-columns.ts';
import { readDoctorRows } from '#shared/domain/clinic-data/imports/doctors/doctor-rows.ts';
import { withoutHiddenColumns } from '#shared/domain/clinic-data/imports/header.ts';
import { proposeHourMapping } from '#shared/domain/clinic-data/imports/hours/hour-columns.ts';
import { readHourRows } from '#shared/domain/clinic-data/imports/hours/hour-rows.ts';
import { proposePriceMapping } from '#shared/domain/clinic-data/imports/prices/price-columns.ts';
import { readPriceRows } from '#shared/domain/clinic-data/imports/prices/price-rows.ts';
import { rowsBelow } from '#shared/domain/clinic-data/imports/rows-below.ts';
import type { FaultyCell, Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { readFile } from '#server/features/clinic-data/imports/reading/read-file.ts';
import { RefusedError } from '#server/features/clinic-data/imports/reading/refused-error.ts';

/** A spreadsheet that was written from a plan (`plan.py`). */
export interface Plan {
  readonly country: CountryCode;
  readonly kind: 'prices' | 'appointments' | 'hours' | 'doctors';
  /** The texts that a reader must find: rows, those that are not read, and the names of hidden sheets. */
  readonly expected: Readonly<Record<'rows' | 'unread' | 'hidden', readonly string[]>>;
}

const LANGUAGES: Readonly<Record<CountryCode, Language>> = {
  hu: 'hu',
  ro: 'ro',
  kz: 'kk',
  kg: 'ru',
  ae: 'en',
};
const TODAY = '2026-11-30';
const YEAR = 2026;

interface Found {
  readonly rows: readonly string[];
  readonly faults: readonly FaultyCell<string>[];
  readonly unread: readonly FaultyCell<string>[];
}

/** Reads a file as an upload does, into the texts of its plan. Returns the reason if it is refused. */
export async function readWritten(bytes: Uint8Array, { kind, country }: Plan) {
  try {
    const sheets = await readFile(bytes);
    const { rows, faults, unread } = READERS[kind](sheets, LANGUAGES[country]);
    const listed = [...unread, ...faults].map(({ row, fault }) => `${row} ${fault}`);
    const hidden = sheets.flatMap(({ name, isHidden }) => (isHidden === true ? name : []));
    return { rows, unread: listed, hidden };
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal.reason;
    throw error;
  }
}

const READERS: Record<Plan['kind'], (sheets: Sheet[], language: Language) => Found> = {
  prices(sheets) {
    const mapping = proposePriceMapping(withoutHiddenColumns(sheets));
    const { rows, faults } = readPriceRows(sheets, mapping, null);
    return {
      rows: rows.map(({ row, section, name, price, duration }) => {
        const upTo = price?.upTo ?? null;
        const listed = `${price?.price}${upTo === null ? '' : `-${upTo}`}`;
        return [row, section, name, listed, duration].join('|');
      }),
      faults,
      unread: rowsBelow(sheets, mapping).unread,
    };
  },
  appointments(sheets) {
    const mapping = proposeAppointmentMapping(withoutHiddenColumns(sheets));
    const { rows, faults } = readAppointmentRows(sheets, mapping);
    return {
      rows: rows.map(({ row, doctor, starts, minutes, name, phone, service }) => {
        const at = typeof starts === 'number' ? starts : `${starts.date} ${starts.minute}`;
        return [row, doctor, at, minutes, name, phone, service].join('|');
      }),
      faults,
      unread: rowsBelow(sheets, mapping).unread,
    };
  },
  hours(sheets, language) {
    const mapping = proposeHourMapping(withoutHiddenColumns(sheets));
    const { rows, faults } = readHourRows(sheets, mapping, { languages: [language], today: TODAY });
    return {
      rows: rows.map(({ row, doctor, from, to, weekly }) => {
        const week = weekly.map(({ weekday, spans }) =>
          [weekday, spans.map((span) => span.join('-')).join(',')].join(' '),
        );
        return [row, doctor, from, to, week.join(';')].join('|');
      }),
      faults,
      unread: rowsBelow(sheets, mapping).unread,
    };
  },
  doctors(sheets, language) {
    const mapping = proposeDoctorMapping(withoutHiddenColumns(sheets));
    const { rows, faults } = readDoctorRows(sheets, mapping, { year: YEAR, language });
    return {
      rows: rows.map(({ row, external_id: id, name, services, ages, ...facts }) => {
        const months = ages === null ? '' : `${ages.from}-${ages.to ?? ''}`;
        const fields = services.map((service) => service.name).join(',');
        return [row, id, name, fields, facts.practising_since, facts.languages, months].join('|');
      }),
      faults,
      unread: rowsBelow(sheets, mapping).unread,
    };
  },
};
