import { nameKey } from '#shared/domain/clinic-data/imports/name-key.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { doctorName } from './display-texts.ts';
import { isOf, type CheckedResource, type ResourceStore } from '../resources/resource-store.ts';

type Practitioner = CheckedResource<'Practitioner'>;

/**
 * The names of the doctors of a file, in the order of a language. Doctors with the same name are told apart by their
 * identifiers, so that a person confirms each of them.
 */
export class DoctorNames {
  readonly #store: ResourceStore;
  readonly #language: Language;
  readonly #ambiguous: ReadonlySet<string>;

  constructor(store: ResourceStore, language: Language) {
    this.#store = store;
    this.#language = language;
    const known = new Set<string>();
    const repeated = store.all('Practitioner').flatMap((doctor) => {
      const key = nameKey(this.plain(doctor));
      const isKnown = known.has(key);
      known.add(key);
      return isKnown ? [key] : [];
    });
    this.#ambiguous = new Set(repeated);
  }

  /** Returns the name of a doctor, which another one of the file may have too; empty without one. */
  plain({ resource }: Practitioner): string {
    return doctorName(resource.name ?? [], this.#language);
  }

  /** Returns a name that no other doctor of the file has; empty without one. */
  of(doctor: Practitioner): string {
    const name = this.plain(doctor);
    if (!this.#ambiguous.has(nameKey(name))) return name;
    const { identifier = [], id = '' } = doctor.resource;
    return `${name} ${identifier[0]?.value ?? id}`.trim();
  }

  /** Returns the name of the doctor of a role, who may be outside of the file; empty without one. */
  ofRole(role: CheckedResource<'PractitionerRole'>): string {
    const { practitioner } = role.resource;
    const doctor = this.#store.resolve(practitioner, role);
    return isOf(doctor, 'Practitioner') ? this.of(doctor) : (practitioner?.display ?? '');
  }
}
