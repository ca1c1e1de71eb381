import type { FhirFindings } from './fhir-findings.ts';
import type { CheckedResource, ResourceStore } from './resource-store.ts';

type WithHours = CheckedResource<'PractitionerRole'> | CheckedResource<'HealthcareService'>;

/** Reads the roles of doctors and the services of clinics, and reports those whose hours or doctors are wrong. */
export function checkHours(store: ResourceStore, findings: FhirFindings): void {
  for (const role of store.all('PractitionerRole')) {
    const { practitioner } = role.resource;
    const isKnown =
      store.resolve(practitioner, role) !== null || practitioner?.display !== undefined;
    if (practitioner !== undefined && !isKnown) {
      findings.fault({
        path: `${role.path}.practitioner`,
        reason: 'unresolved',
        value: practitioner.reference?.slice(0, 60) ?? null,
      });
    } else if (hasHours(role, findings)) findings.read('PractitionerRole');
  }
  for (const service of store.all('HealthcareService')) {
    if (hasHours(service, findings)) findings.read('HealthcareService');
  }
}

/** Returns false, with a fault, if an opening ends before it begins. */
function hasHours({ resource, path }: WithHours, findings: FhirFindings): boolean {
  const lists = [
    { at: 'availableTime', times: resource.availableTime ?? [] },
    ...(resource.availability ?? []).map(({ availableTime = [] }, index) => ({
      at: `availability[${index}].availableTime`,
      times: availableTime,
    })),
  ];
  const wrong = lists.flatMap(({ at, times }) =>
    times.flatMap(({ allDay = false, availableStartTime: start, availableEndTime: end }, index) => {
      if (allDay || start === undefined || end === undefined || isBefore(start, end)) return [];
      const place = `${path}.${at}[${index}].availableEndTime`;
      return [{ path: place, reason: 'ends_first' as const, value: `${start}–${end}` }];
    }),
  );
  findings.fault(...wrong);
  return wrong.length === 0;
}

/** Midnight at the end is the end of the day. */
function isBefore(start: string, end: string): boolean {
  return start < end || /^00:00(:00(\.0+)?)?$/.test(end);
}
