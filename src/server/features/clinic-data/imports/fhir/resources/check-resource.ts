import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FhirFault } from '#shared/contract/clinic-data/imports/fhir-schemas.ts';
import { isPlainDate } from '#shared/domain/time/plain-date.ts';
import { SCHEMAS, type ResourceType } from './schemas.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:([0-5]\d|60)(\.\d{1,9})?)?$/;
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:([0-5]\d|60)(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;
const PARTIAL_DATE = /^\d{4}(-(0[1-9]|1[0-2]))?$/;

const FORMATS = {
  'fhir-time': (text: string) => TIME.test(text) || text === '24:00' || text === '24:00:00',
  'fhir-instant': isInstant,
  'fhir-date-time': (text: string) =>
    PARTIAL_DATE.test(text) || isPlainDate(text) || isInstant(text),
};

function isInstant(text: string): boolean {
  const [, date] = INSTANT.exec(text) ?? [];
  return date !== undefined && isPlainDate(date);
}

const REASONS: Readonly<Record<string, FhirFault['reason']>> = {
  required: 'missing',
  maxLength: 'too_long',
  maxItems: 'too_many',
  enum: 'unknown_code',
  'fhir-time': 'not_a_time',
  'fhir-instant': 'not_an_instant',
  'fhir-date-time': 'not_a_date',
};
/** The reasons whose value cannot name a person. */
const SHOWN = new Set<FhirFault['reason']>([
  'not_a_time',
  'not_an_instant',
  'not_a_date',
  'unknown_code',
]);
const MAX_SHOWN_LENGTH = 60;
/** The faults of one resource. */
const MAX_FAULTS = 20;

const ajv = new Ajv({ strict: false, formats: FORMATS, verbose: true, allErrors: true });
const validators = new Map<ResourceType, ValidateFunction>();

/** Tells whether resources of a type are read. */
export function isRead(type: string): type is ResourceType {
  return Object.hasOwn(SCHEMAS, type);
}

/** Returns the faults of a resource in the elements that are read. */
export function faultsOf(type: ResourceType, resource: object, path: string): FhirFault[] {
  let validate = validators.get(type);
  if (validate === undefined) {
    validate = ajv.compile(SCHEMAS[type]);
    validators.set(type, validate);
  }
  if (validate(resource)) return [];
  const faults = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf');
  const byPath = new Map(
    faults.map((error) => toFault(error, path)).map((each) => [each.path, each]),
  );
  return Array.from(byPath.values()).slice(0, MAX_FAULTS);
}

function toFault(error: ErrorObject, root: string): FhirFault {
  const { keyword, instancePath, data } = error;
  const params = error.params as { missingProperty?: string; format?: string };
  const reason = REASONS[params.format ?? keyword] ?? 'wrong_type';
  const missing = params.missingProperty === undefined ? '' : `.${params.missingProperty}`;
  return { path: root + fhirPath(instancePath) + missing, reason, value: shown(reason, data) };
}

/** Converts a JSON pointer: `/availableTime/0` to `.availableTime[0]`. */
function fhirPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('');
}

/** Returns a value that may be shown, shortened; otherwise null. */
export function shown(reason: FhirFault['reason'], value: unknown): string | null {
  if (typeof value !== 'string' || !(SHOWN.has(reason) || reason === 'unresolved')) return null;
  return value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value;
}
