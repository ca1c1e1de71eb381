import type { Language } from '#shared/i18n/languages.ts';
import type { TextRule } from '../texts/text-fields.ts';

/** The patterns of a phone number and of the address of a website. */
export const PHONE_PATTERN = '^\\+[0-9]( ?[0-9]){6,14}$';
export const WEBSITE_PATTERN = '^https?://';

export const MAX_NAME = 200;
export const MAX_TEXT = 5000;
export const MAX_SPOKEN_LANGUAGES = 12;
export const MAX_ENTRIES = 30;
/** The conditions that a doctor treats: labels of a few words. */
export const MAX_CONDITIONS = 15;
export const MAX_CONDITION_LENGTH = 60;
/** The way to the door of a branch. */
export const MAX_DIRECTIONS_LENGTH = 300;

/** The years of practice. */
export const YEARS = { min: 1940, max: 2199 } as const;
/** The hours of notice that a clinic asks of patients who cancel. It is a request: they may cancel until the start. */
export const CANCEL_HOURS = { min: 1, max: 72 } as const;

/** One field of what patients read. Texts have a value per language. */
export type ContentField =
  | {
      readonly kind: 'texts';
      readonly rule: TextRule;
      readonly isLong?: true;
      /** The most characters; without it, those of a name or of a long text. */
      readonly max?: number;
    }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'line'; readonly pattern: string }
  | { readonly kind: 'switch' }
  /** The URL of a stored picture. */
  | { readonly kind: 'picture' }
  | { readonly kind: 'languages' }
  /** A list of names with years. */
  | { readonly kind: 'entries'; readonly years: readonly EntryYear[] }
  /** A list of short names. */
  | { readonly kind: 'names' };

export type EntryYear = 'year' | 'from' | 'to';

/** A name in the languages of the country. */
export type LocalNames = Partial<Record<Language, string>>;

/** A line of an education or a career. `to` is null until today. */
export interface ContentEntry {
  readonly names: LocalNames;
  readonly year?: number;
  readonly from?: number;
  readonly to?: number | null;
}

/** The value of a field, of texts in one language. Null means nothing. */
export type ContentValue =
  | string
  | number
  | boolean
  | null
  | string[]
  | ContentEntry[]
  | LocalNames[];

/**
 * The fields that clinics edit of the pages of patients, by table and column. Places, services, prices and hours have
 * pages of their own.
 */
const CONTENT_FIELDS = {
  clinic: {
    descriptions: { kind: 'texts', rule: 'wanted', isLong: true },
    website: { kind: 'line', pattern: WEBSITE_PATTERN },
    logo: { kind: 'picture' },
  },
  clinic_branch: {
    phone: { kind: 'line', pattern: PHONE_PATTERN },
    directions: { kind: 'texts', rule: 'optional', isLong: true, max: MAX_DIRECTIONS_LENGTH },
    parking: { kind: 'texts', rule: 'complete' },
    is_wheelchair_accessible: { kind: 'switch' },
    cancel_hours: { kind: 'number', ...CANCEL_HOURS },
  },
  doctor: {
    names: { kind: 'texts', rule: 'required' },
    academic_statuses: { kind: 'texts', rule: 'optional' },
    science_degrees: { kind: 'texts', rule: 'optional' },
    practising_since: { kind: 'number', ...YEARS },
    languages: { kind: 'languages' },
    conditions: { kind: 'names' },
    education: { kind: 'entries', years: ['year'] },
    workplaces: { kind: 'entries', years: ['from', 'to'] },
    descriptions: { kind: 'texts', rule: 'wanted', isLong: true },
  },
} as const satisfies Record<string, Readonly<Record<string, ContentField>>>;

export type ContentSubject = keyof typeof CONTENT_FIELDS;
/** In the order in which a publication locks them. */
export const CONTENT_SUBJECTS = Object.keys(CONTENT_FIELDS) as readonly ContentSubject[];

type NamesOf<Fields> = Fields extends unknown ? keyof Fields : never;
export type ContentName = NamesOf<(typeof CONTENT_FIELDS)[ContentSubject]>;

/** Returns the fields of a subject, in the order of the form. */
export function contentFieldsOf(subject: ContentSubject): [ContentName, ContentField][] {
  return Object.entries(CONTENT_FIELDS[subject]) as [ContentName, ContentField][];
}

/** The fields of a form. A picture has an editor of its own. */
export type FormName = Exclude<ContentName, 'logo'>;

/** Returns the fields of the form of a subject, in its order. */
export function formFieldsOf(subject: ContentSubject): [FormName, ContentField][] {
  return contentFieldsOf(subject).filter((field): field is [FormName, ContentField] => {
    return field[1].kind !== 'picture';
  });
}

/** A place in a row that has one value: a column, of texts with a language. */
export interface ContentPlace {
  readonly name: ContentName;
  readonly language: Language | null;
  readonly definition: ContentField;
}

/** Parses `phone` and `names.hu`. Returns null for a field that the subject or the country does not have. */
export function parseContentPlace(
  subject: ContentSubject,
  field: string,
  locales: readonly Language[],
): ContentPlace | null {
  const [column, code, ...rest] = field.split('.');
  const [name, definition] = contentFieldsOf(subject).find(([known]) => known === column) ?? [];
  if (name === undefined || definition === undefined || rest.length > 0) return null;
  const language = locales.find((locale) => locale === code) ?? null;
  const isWhole = definition.kind === 'texts' ? language !== null : code === undefined;
  return isWhole ? { name, language, definition } : null;
}

/** Lists the places of a subject that have values: `names.hu`, `names.en`, `phone`. */
export function contentPlaces(subject: ContentSubject, locales: readonly Language[]): string[] {
  return contentFieldsOf(subject).flatMap(([name, { kind }]) =>
    kind === 'texts' ? locales.map((locale) => `${name}.${locale}`) : [name],
  );
}
