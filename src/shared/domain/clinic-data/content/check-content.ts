import type { Language } from '#shared/i18n/languages.ts';
import { isName } from '#shared/domain/text/name-pattern.ts';
import {
  MAX_CONDITION_LENGTH,
  MAX_CONDITIONS,
  MAX_ENTRIES,
  MAX_NAME,
  MAX_SPOKEN_LANGUAGES,
  MAX_TEXT,
  YEARS,
  type ContentEntry,
  type ContentField,
  type ContentValue,
  type LocalNames,
} from './content-fields.ts';

interface Rules {
  readonly locales: readonly Language[];
  /** The languages that doctors may speak. */
  readonly doctorLocales: readonly string[];
}

/**
 * Checks that a field can have a value. Texts may be incomplete until they are published, and only the server
 * knows the stored pictures.
 */
export function isValidContent(
  field: ContentField,
  value: ContentValue,
  { locales, doctorLocales }: Rules,
): boolean {
  switch (field.kind) {
    case 'texts': {
      if (value === null) return field.rule !== 'required';
      if (typeof value !== 'string' || value.length > maxLengthOf(field)) return false;
      return field.isLong === true || isName(value);
    }
    case 'number':
      return value === null || isWithin(value, field);
    case 'line': {
      if (value === null) return true;
      const isShort = typeof value === 'string' && value.length <= MAX_NAME;
      return isShort && new RegExp(field.pattern).test(value);
    }
    case 'picture':
      return value === null || typeof value === 'string';
    case 'switch':
      return value === null || typeof value === 'boolean';
    case 'languages': {
      if (!isList(value) || value.length === 0 || value.length > MAX_SPOKEN_LANGUAGES) return false;
      return [...value].every((code) => typeof code === 'string' && doctorLocales.includes(code));
    }
    case 'entries': {
      if (!isList(value) || value.length > MAX_ENTRIES) return false;
      return [...value].every(
        (entry) =>
          typeof entry !== 'string' &&
          'names' in entry &&
          isValidEntry(entry, field.years, locales),
      );
    }
    case 'names': {
      if (!isList(value) || value.length > MAX_CONDITIONS) return false;
      return [...value].every(
        (names) =>
          typeof names !== 'string' &&
          !('names' in names) &&
          hasEveryName(names, locales, MAX_CONDITION_LENGTH),
      );
    }
  }
}

/** Returns the most characters of a text in one language. */
export function maxLengthOf({ max, isLong }: ContentField & { kind: 'texts' }): number {
  return max ?? (isLong ? MAX_TEXT : MAX_NAME);
}

type Years = (ContentField & { kind: 'entries' })['years'];

function isValidEntry(entry: ContentEntry, years: Years, locales: readonly Language[]): boolean {
  const hasNames = hasEveryName(entry.names, locales, MAX_NAME);
  const hasYears = years.every((year) => {
    const number = entry[year] ?? null;
    return number === null ? year === 'to' : isWithin(number, YEARS);
  });
  const isInOrder = entry.from === undefined || (entry.to ?? entry.from) >= entry.from;
  return hasNames && hasYears && isInOrder;
}

function hasEveryName(names: LocalNames, locales: readonly Language[], max: number): boolean {
  return locales.every((locale) => {
    const length = names[locale]?.trim().length ?? 0;
    return length > 0 && length <= max;
  });
}

function isWithin(value: ContentValue, { min, max }: { min: number; max: number }): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

function isList(value: ContentValue): value is string[] | ContentEntry[] | LocalNames[] {
  return Array.isArray(value);
}

/** Returns a value as it is stored: texts without white space around them, and null for empty ones. */
export function trimContent(value: ContentValue): ContentValue {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? null : text;
}
