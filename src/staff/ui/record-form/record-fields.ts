import type {
  ContentEntry,
  EntryYear,
  LocalNames,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import { isPlainDate, type PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Language } from '#shared/i18n/languages.ts';

interface Common {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** The title of the section to which the field belongs, with its neighbours. */
  readonly section?: string;
  /** Returns false for values of the other fields that hide the field. */
  readonly when?: (values: InputValues) => boolean;
  /** Remarks on single inputs, by the name of the input. */
  readonly notes?: Readonly<Record<string, string>>;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A field of a record. */
export type RecordField = Common &
  (
    | { readonly kind: 'texts'; readonly isLong?: boolean }
    | {
        readonly kind: 'text';
        readonly input?: 'tel' | 'email' | 'url';
        readonly isNullable?: boolean;
      }
    | {
        readonly kind: 'number';
        readonly isDecimal?: boolean;
        /** The limits of a whole number, with the message about another one. */
        readonly range?: { readonly min: number; readonly max: number; readonly text: string };
      }
    /** `from` names the field with the earliest possible day. */
    | { readonly kind: 'day'; readonly from?: string }
    /** Latitude and longitude in one field, as maps copy them. `city` names the field with the city whose map is shown. */
    | { readonly kind: 'point'; readonly city?: string }
    | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly isText?: boolean }
    | { readonly kind: 'choices'; readonly options: readonly Option[]; readonly isNumber?: boolean }
    | { readonly kind: 'switch' }
    /** A list of names with years. */
    | { readonly kind: 'entries'; readonly years: readonly EntryYear[] }
    /** A list of names. Empty ones are left out. */
    | { readonly kind: 'names' }
  );

/** A record as the API has it. */
export type ApiRecord = Readonly<Record<string, unknown>>;

/** The values of the inputs, all as text. */
export type InputValues = Record<string, string>;

const POINT = /^(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)$/;

/** Parses `46.0727, 18.2323`; null if it is not a point. */
export function parsePoint(text: string): { lat: number; lng: number } | null {
  const match = POINT.exec(text.trim());
  return match === null ? null : { lat: Number(match[1]), lng: Number(match[2]) };
}

/** The decimals of a coordinate: about a metre. */
const DECIMALS = 5;

/** Returns the text of a point, as `parsePoint` reads it. */
export function pointText({ lat, lng }: { lat: number; lng: number }): string {
  return `${lat.toFixed(DECIMALS)}, ${lng.toFixed(DECIMALS)}`;
}

/** Returns the id of the city whose map a field shows; null until it is chosen, undefined for a field without a map. */
export function mapCityOf(field: RecordField, values: InputValues): number | null | undefined {
  if (field.kind !== 'point' || field.city === undefined) return undefined;
  const city = values[field.city] ?? '';
  return city === '' ? null : Number(city);
}

const THOUSANDS = /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;
const DECIMAL = /^-?\d+(?:[.,]\d+)?$/;

/**
 * Parses a number as people write prices: spaces, commas or points between thousands, or a decimal point or comma. NaN if
 * it is none, or written in both ways.
 */
export function parseNumber(text: string): number {
  const digits = text.replaceAll(/\s/g, '');
  if (THOUSANDS.test(digits)) return Number(digits.replaceAll(/[.,]/g, ''));
  return DECIMAL.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
}

/** Puts fields into a section of a form. */
export function inSection(title: string, fields: readonly RecordField[]): RecordField[] {
  return fields.map((field) => ({ ...field, section: title }));
}

/** Returns the sections of fields in their order. Fields without a section are in one without a title. */
export function sectionsOf(
  fields: readonly RecordField[],
): { title: string | undefined; fields: readonly RecordField[] }[] {
  return [...Map.groupBy(fields, ({ section }) => section)].map(([title, own]) => ({
    title,
    fields: own,
  }));
}

/** Checks whether a form with these values shows a field. */
export function isShown({ when }: RecordField, values: InputValues): boolean {
  return when === undefined || when(values);
}

/** Returns the earliest possible day of a field, if the field that it depends on has one. */
export function earliestDay(field: RecordField, values: InputValues): PlainDate | undefined {
  const day = field.kind === 'day' && field.from !== undefined ? values[field.from] : undefined;
  return day !== undefined && isPlainDate(day) ? day : undefined;
}

/** Returns the names of the inputs of a field: one per language for texts. */
export function inputNames({ kind, name }: RecordField, locales: readonly Language[]): string[] {
  return kind === 'texts' ? locales.map((locale) => `${name}.${locale}`) : [name];
}

/** Returns the values of the inputs that show a record. */
export function toInputs(
  fields: readonly RecordField[],
  locales: readonly Language[],
  record: ApiRecord,
): InputValues {
  const entries = fields.flatMap((field): [string, string][] => {
    const { kind, name } = field;
    const value = record[name];
    if (kind === 'texts') {
      const texts = (value ?? {}) as Partial<Record<Language, string>>;
      return locales.map((locale) => [`${name}.${locale}`, texts[locale] ?? '']);
    }
    if (kind === 'point') {
      const { lat, lng } = record as { lat?: number; lng?: number };
      return [[name, lat === undefined || lng === undefined ? '' : `${lat}, ${lng}`]];
    }
    if (kind === 'entries') return [[name, JSON.stringify(value ?? [])]];
    if (kind === 'names') {
      const entries = ((value ?? []) as LocalNames[]).map((names) => ({ names }));
      return [[name, JSON.stringify(entries)]];
    }
    if (kind === 'switch') return [[name, value === true ? 'true' : '']];
    return [
      [
        name,
        value === null || value === undefined
          ? ''
          : (value as string | number | string[]).toString(),
      ],
    ];
  });
  return Object.fromEntries(entries);
}

/** Returns the record that the inputs describe. An empty number or choice is null, as is one that is not shown. */
export function fromInputs(
  fields: readonly RecordField[],
  locales: readonly Language[],
  values: InputValues,
): ApiRecord {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const { kind, name } = field;
    const text = (values[name] ?? '').trim();
    const isNull = text === '' || !isShown(field, values);
    switch (kind) {
      case 'texts':
        return [
          [
            name,
            Object.fromEntries(locales.map((each) => [each, values[`${name}.${each}`] ?? ''])),
          ],
        ];
      case 'point':
        return Object.entries(parsePoint(text) ?? {});
      case 'number':
        return [[name, isNull ? null : parseNumber(text)]];
      case 'switch':
        return [[name, text === 'true']];
      case 'choices':
        return [[name, chosenOf(text, field.isNumber === true)]];
      case 'choice':
        if (isNull) return [[name, null]];
        return [[name, field.isText === true ? text : Number(text)]];
      case 'entries':
        return [[name, JSON.parse(text)]];
      case 'names':
        return [[name, filledNames(JSON.parse(text) as ContentEntry[])]];
      case 'day':
        return [[name, text]];
      case 'text':
        return [[name, text === '' && field.isNullable === true ? null : text]];
    }
  });
  return Object.fromEntries(entries);
}

function chosenOf(text: string, isNumber: boolean): string[] | number[] {
  const chosen = text === '' ? [] : text.split(',');
  return isNumber ? chosen.map(Number) : chosen;
}

/** Returns the names of a list without white space around them, and without those that are empty. */
function filledNames(entries: readonly ContentEntry[]): LocalNames[] {
  return entries
    .map(({ names }) => Object.entries(names).map(([language, text]) => [language, text.trim()]))
    .filter((names) => names.some(([, text]) => text !== ''))
    .map((names) => Object.fromEntries(names) as LocalNames);
}
