import { conceptText } from './values/display-texts.ts';
import type { DoctorNames } from './values/doctor-names.ts';
import { externalIdOf } from './values/external-id.ts';
import type { FhirFindings } from './fhir-findings.ts';
import type { FhirRole } from './read-roles.ts';
import { isOf, type CheckedResource, type ResourceStore } from './resources/resource-store.ts';

/** A doctor at a site, in the texts that a list of doctors has. */
export interface FhirDoctor {
  /** The number of its entry or line, counted from 1. */
  readonly number: number;
  readonly name: string;
  readonly branch: string;
  /** Names, separated by semicolons. */
  readonly services: string;
  readonly external_id: string;
}

type Practitioner = CheckedResource<'Practitioner'>;

/** Returns the doctors of a file, once per role and site. A doctor without a role has no site and no services. */
export function readDoctors(
  roles: readonly FhirRole[],
  store: ResourceStore,
  findings: FhirFindings,
  names: DoctorNames,
): FhirDoctor[] {
  const employed = new Set<Practitioner>();
  const ofRoles = roles.flatMap(({ role, doctor, sites }): FhirDoctor[] => {
    if (doctor !== null) employed.add(doctor);
    const name = doctor === null ? names.ofRole(role) : names.plain(doctor);
    if (name === '') return [];
    const row = {
      number: role.number,
      name,
      services: servicesOf(role, store),
      external_id: doctor === null ? '' : externalIdOf(doctor),
    };
    const branches = sites.length === 0 ? [''] : sites;
    return branches.map((branch) => ({ ...row, branch }));
  });
  const others = store.all('Practitioner').flatMap((doctor): FhirDoctor[] => {
    const { number, path, resource } = doctor;
    const name = names.plain(doctor);
    if (resource.active === false) findings.leaveOut('Practitioner', 'inactive');
    else if (name === '') {
      findings.fault({ path: `${path}.name`, reason: 'missing', value: null });
    } else {
      findings.read('Practitioner');
      const row = { number, name, branch: '', services: '', external_id: externalIdOf(doctor) };
      return employed.has(doctor) ? [] : [row];
    }
    return [];
  });
  return [...ofRoles, ...others].sort((a, b) => a.number - b.number);
}

function servicesOf(role: CheckedResource<'PractitionerRole'>, store: ResourceStore): string {
  const { specialty = [], healthcareService = [] } = role.resource;
  const services = healthcareService.map((reference) => {
    const service = store.resolve(reference, role);
    return isOf(service, 'HealthcareService') ? service.resource.name : reference.display;
  });
  const texts = [...specialty.map(conceptText), ...services].filter((text) => text !== undefined);
  return Array.from(new Set(texts.map((text) => text.replaceAll(';', ',')))).join('; ');
}
