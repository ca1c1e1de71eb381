import type { FhirFault } from '#shared/contract/clinic-data/imports/fhir-schemas.ts';
import { shown } from '../resources/check-resource.ts';
import { patientName, phoneOf } from './display-texts.ts';
import type { DoctorNames } from './doctor-names.ts';
import { isOf, type CheckedResource, type ResourceStore } from '../resources/resource-store.ts';
import type { Reference, ResourceType } from '../resources/schemas.ts';
import { siteOf } from './site-of.ts';

type Appointment = CheckedResource<'Appointment'>;

/** One that takes part in an appointment, and its resource if the file has it. */
interface Actor {
  readonly reference: Reference;
  readonly target: CheckedResource | null;
}

/** Returns those who take part in an appointment, and then those of the schedule in which it was booked. */
export function actorsOf(appointment: Appointment, store: ResourceStore): Actor[] {
  const { participant, subject, slot = [] } = appointment.resource;
  const references = participant.flatMap(({ actor, status }) =>
    actor === undefined || status === 'declined' ? [] : [actor],
  );
  if (subject !== undefined) references.push(subject);
  const own = references.map((reference) => actorOf(reference, appointment));
  const booked = slot.flatMap((reference) => {
    const found = store.resolve(reference, appointment);
    const schedule = isOf(found, 'Slot') ? store.resolve(found.resource.schedule, found) : null;
    if (!isOf(schedule, 'Schedule')) return [];
    return schedule.resource.actor.map((actor) => actorOf(actor, schedule));
  });
  return [...own, ...booked];

  function actorOf(reference: Reference, from: CheckedResource): Actor {
    return { reference, target: store.resolve(reference, from) };
  }
}

/** Returns the first resource of a type. */
export function firstOf<Name extends ResourceType>(
  actors: readonly Actor[],
  type: Name,
): CheckedResource<Name> | undefined {
  return actors.map(({ target }) => target).find((target) => isOf(target, type));
}

/** Returns the name of the doctor of an appointment; empty without one. */
export function doctorOf(actors: readonly Actor[], names: DoctorNames): string {
  const practitioner = firstOf(actors, 'Practitioner');
  if (practitioner !== undefined) return names.of(practitioner);
  const role = firstOf(actors, 'PractitionerRole');
  const ofRole = role === undefined ? '' : names.ofRole(role);
  return ofRole === '' ? displayOf(actors, 'Practitioner') : ofRole;
}

/** Returns the fault of an appointment without a doctor. */
export function noDoctor({ resource, path }: Appointment): FhirFault {
  const isDoctor = ({ actor }: { actor?: Reference }) =>
    /\bPractitioner/.test(actor?.reference ?? '');
  const index = resource.participant.findIndex(isDoctor);
  const address = resource.participant[index]?.actor?.reference;
  if (address === undefined)
    return { path: `${path}.participant`, reason: 'no_doctor', value: null };
  const value = shown('unresolved', address);
  return { path: `${path}.participant[${index}].actor`, reason: 'unresolved', value };
}

/** Returns the name and the phone of the patient of an appointment; an empty name without one. */
export function patientOf(actors: readonly Actor[]) {
  const patient = firstOf(actors, 'Patient');
  if (patient === undefined) {
    return { patient: displayOf(actors, 'Patient'), surname: '', phone: '' };
  }
  const { name = [], telecom = [] } = patient.resource;
  return { ...patientName(name), phone: phoneOf(telecom) };
}

/** Returns the name of the branch of an appointment; empty without one. */
export function branchOf(actors: readonly Actor[], store: ResourceStore): string {
  const role = firstOf(actors, 'PractitionerRole');
  const places = role?.resource.location ?? [];
  const ofRole = places.length === 1 && role !== undefined ? store.resolve(places[0], role) : null;
  const location = firstOf(actors, 'Location') ?? (isOf(ofRole, 'Location') ? ofRole : undefined);
  const site = location === undefined ? null : siteOf(location, store, null);
  return site?.resource.name ?? displayOf(actors, 'Location');
}

/** Returns the name that a reference to a resource outside of the file has; empty without one. */
function displayOf(
  actors: readonly Actor[],
  type: 'Practitioner' | 'Patient' | 'Location',
): string {
  const named = actors.find(({ target, reference }) => {
    const address = `${reference.type ?? ''} ${reference.reference ?? ''}`;
    return target === null && reference.display !== undefined && address.includes(type);
  });
  return named?.reference.display ?? '';
}
