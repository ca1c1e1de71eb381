import type { FhirSummary } from '#shared/domain/imports/fhir.ts';
import { decodeText } from '../reading/decode-text.ts';
import { checkHours } from './check-hours.ts';
import { isRead } from './check-resource.ts';
import { collectResources } from './collect-resources.ts';
import { FhirFindings } from './fhir-findings.ts';
import { MEDICAL_TYPES } from './medical-types.ts';
import { parseJson } from './parse-json.ts';
import { ResourceStore } from './resource-store.ts';
import { siteOf } from './site-of.ts';
import { readVisits, type FhirVisit } from './read-visits.ts';

/** The content that is read of a FHIR file. */
export interface FhirContent {
  readonly summary: FhirSummary;
  readonly visits: readonly FhirVisit[];
}

/**
 * Reads a file of FHIR resources: a Bundle, one resource, or NDJSON. A resource with a fault is left out, and so are
 * visits that begin before `now` (epoch milliseconds). Throws a `RefusedError` if the file as a whole is wrong.
 */
export function readFhir(bytes: Uint8Array, now: number): FhirContent {
  const findings = new FhirFindings();
  const found = collectResources(parseJson(decodeText(bytes)), findings);
  for (const { type } of found) {
    if (!isRead(type)) findings.leaveOut(type, MEDICAL_TYPES.has(type) ? 'medical' : 'not_used');
  }
  const store = new ResourceStore(
    found.filter(({ type }) => isRead(type)),
    findings,
  );
  for (const type of ['Practitioner', 'Organization', 'Schedule'] as const) {
    for (const { resource } of store.all(type)) findings.read(resource.resourceType);
  }
  for (const location of store.all('Location')) {
    if (siteOf(location, store, findings) !== null) findings.read('Location');
  }
  checkHours(store, findings);
  const visits = readVisits(store, findings, now);
  return { summary: findings.summary(), visits };
}
