import { FHIR_LIMITS } from '#shared/domain/clinic-data/imports/fhir.ts';
import { RefusedError } from '../../reading/refused-error.ts';
import type { JsonDocument } from './parse-json.ts';
import type { FhirFindings } from '../fhir-findings.ts';

/** A resource of a file, not checked yet. */
export interface FoundResource {
  readonly type: string;
  readonly resource: object;
  readonly path: string;
  /** The number of its entry or line, counted from 1. */
  readonly number: number;
  readonly fullUrl: string | null;
}

/** Bundles whose entries are earlier versions of resources, or no resources. */
const OTHER_BUNDLES = new Set([
  'history',
  'transaction-response',
  'batch-response',
  'subscription-notification',
]);
const TYPE = /^[A-Z][A-Za-z]{1,63}$/;

/** Returns the resources of a file, those of bundles in bundles too. Throws a `RefusedError` if it is not FHIR. */
export function collectResources(
  documents: readonly JsonDocument[],
  findings: FhirFindings,
): FoundResource[] {
  const found: FoundResource[] = [];
  let number = 0;

  function add(value: unknown, path: string, fullUrl: unknown): void {
    if (!isObject(value)) {
      findings.fault({ path, reason: 'wrong_type', value: null });
      return;
    }
    const type = value['resourceType'];
    if (typeof type !== 'string' || !TYPE.test(type)) {
      const reason = type === undefined ? 'missing' : 'unknown_code';
      findings.fault({ path: `${path}.resourceType`, reason, value: null });
      return;
    }
    if (type === 'Bundle') {
      addBundle(value, path);
      return;
    }
    if (found.length >= FHIR_LIMITS.resources) {
      const limit = FHIR_LIMITS.resources;
      throw new RefusedError({ reason: 'too_many_resources', path, limit });
    }
    found.push({ type, resource: value, path, number, fullUrl: textOf(fullUrl) });
  }

  function addBundle(bundle: Record<string, unknown>, path: string): void {
    const type = bundle['type'];
    if (typeof type === 'string' && OTHER_BUNDLES.has(type)) {
      throw new RefusedError({ reason: 'bundle_type', path: `${path}.type` });
    }
    const entries = bundle['entry'] ?? [];
    if (!Array.isArray(entries)) {
      throw new RefusedError({ reason: 'not_fhir', path: `${path}.entry` });
    }
    const isOutermost = path === 'Bundle';
    entries.forEach((entry: unknown, index) => {
      const place = `${path}.entry[${index}]`;
      if (isOutermost) number = index + 1;
      if (!isObject(entry)) findings.fault({ path: place, reason: 'wrong_type', value: null });
      else if (entry['resource'] !== undefined) {
        add(entry['resource'], `${place}.resource`, entry['fullUrl']);
      } else if (isObject(entry['request']) && entry['request']['method'] === 'DELETE') {
        findings.leaveOut('Bundle', 'deleted');
      } else findings.fault({ path: `${place}.resource`, reason: 'missing', value: null });
    });
  }

  for (const { line, value } of documents) {
    // A list of resources is not FHIR, but some programs write one.
    const values: unknown[] = Array.isArray(value) ? value : [value];
    values.forEach((each, index) => {
      const type = isObject(each) ? textOf(each['resourceType']) : null;
      if (line === null && type === null) throw new RefusedError({ reason: 'not_fhir' });
      number = line ?? index + 1;
      const name = type !== null && TYPE.test(type) ? type : 'Resource';
      const place = Array.isArray(value) ? `${name}[${index}]` : name;
      add(each, line === null ? place : `line ${line}: ${place}`, null);
    });
  }
  return found;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
