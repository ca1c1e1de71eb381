import { shown } from './resources/check-resource.ts';
import type { FhirFindings } from './fhir-findings.ts';
import { isOf, type CheckedResource, type ResourceStore } from './resources/resource-store.ts';
import { siteOf } from './values/site-of.ts';
import { weekOf, type FhirDay } from './values/week-of.ts';

type Role = CheckedResource<'PractitionerRole'>;

/** The role of a doctor at the sites of a clinic. */
export interface FhirRole {
  readonly role: Role;
  /** Null for one whose name alone is in the file. */
  readonly doctor: CheckedResource<'Practitioner'> | null;
  /** The names of the sites. */
  readonly sites: readonly string[];
  readonly week: readonly FhirDay[];
}

/** Reads the roles of doctors that have not ended by `now` (epoch milliseconds), and reports wrong ones. */
export function readRoles(store: ResourceStore, findings: FhirFindings, now: number): FhirRole[] {
  return store.all('PractitionerRole').flatMap((role): FhirRole[] => {
    const { practitioner, active, period, location = [] } = role.resource;
    const doctor = store.resolve(practitioner, role);
    const week = weekOf(role, findings);
    const isOver = period?.end !== undefined && Date.parse(period.end) < now;
    if (
      active === false ||
      isOver ||
      (isOf(doctor, 'Practitioner') && doctor.resource.active === false)
    ) {
      findings.leaveOut('PractitionerRole', 'inactive');
    } else if (
      practitioner !== undefined &&
      doctor === null &&
      practitioner.display === undefined
    ) {
      const value = shown('unresolved', practitioner.reference);
      findings.fault({ path: `${role.path}.practitioner`, reason: 'unresolved', value });
    } else if (week !== null) {
      findings.read('PractitionerRole');
      const places = location.map((reference) => {
        const place = store.resolve(reference, role);
        const site = isOf(place, 'Location') ? siteOf(place, store, null) : null;
        return site?.resource.name ?? reference.display ?? '';
      });
      const sites = Array.from(new Set(places.filter((name) => name !== '')));
      return [{ role, doctor: isOf(doctor, 'Practitioner') ? doctor : null, sites, week }];
    }
    return [];
  });
}
