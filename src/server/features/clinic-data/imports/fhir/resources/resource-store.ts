import { isDeepStrictEqual } from 'node:util';
import { faultsOf, isRead } from './check-resource.ts';
import { isObject, type FoundResource } from './collect-resources.ts';
import type { FhirFindings } from '../fhir-findings.ts';
import type { Identifier, Reference, ResourceOf, ResourceType } from './schemas.ts';

/** A resource whose elements have the types that they should have. */
export interface CheckedResource<Name extends ResourceType = ResourceType> {
  readonly resource: ResourceOf<Name>;
  readonly path: string;
  readonly number: number;
}

/** Tells whether there is a resource, and of a type. */
export function isOf<Name extends ResourceType>(
  checked: CheckedResource | null,
  type: Name,
): checked is CheckedResource<Name> & CheckedResource {
  return checked?.resource.resourceType === type;
}

/** The resources of a file by their addresses. A resource is checked when it is asked for. */
export class ResourceStore {
  readonly #findings: FhirFindings;
  readonly #found: readonly FoundResource[];
  readonly #byAddress = new Map<string, FoundResource>();
  readonly #byIdentifier = new Map<string, FoundResource>();
  readonly #checked = new Map<object, CheckedResource | null>();

  constructor(found: readonly FoundResource[], findings: FhirFindings) {
    this.#findings = findings;
    this.#found = withoutDuplicates(found, findings);
    for (const each of this.#found) {
      const id = idOf(each);
      if (id !== null) this.#byAddress.set(`${each.type}/${id}`, each);
      if (each.fullUrl !== null) this.#byAddress.set(each.fullUrl, each);
      for (const key of identifierKeys(each)) this.#byIdentifier.set(key, each);
    }
  }

  /** Returns the resources of a type that are not checked. */
  found(type: ResourceType): readonly FoundResource[] {
    return this.#found.filter((each) => each.type === type);
  }

  /** Returns the resources of a type without faults, and reports the others. */
  all<Name extends ResourceType>(type: Name): CheckedResource<Name>[] {
    return this.found(type).flatMap((each) => {
      const checked = this.#check(each);
      return isOf(checked, type) ? [checked] : [];
    });
  }

  /** Returns the resource that a reference of another one names, or null if the file does not have it. */
  resolve(reference: Reference | undefined, from: CheckedResource): CheckedResource | null {
    if (reference === undefined) return null;
    const { reference: address = '', identifier, type = '' } = reference;
    if (address.startsWith('#')) return this.#contained(address.slice(1), from);
    const [, conditional = '', query = ''] =
      /^([A-Za-z]+)\?identifier=([^&]+)$/.exec(address) ?? [];
    const found =
      this.#byAddress.get(address) ??
      this.#byAddress.get(relativeOf(address)) ??
      this.#byIdentifier.get(`${conditional} ${decoded(query)}`) ??
      (identifier === undefined ? undefined : this.#byIdentifier.get(keyOf(type, identifier)));
    return found === undefined ? null : this.#check(found);
  }

  #check(found: FoundResource): CheckedResource | null {
    const { type, resource, path, number } = found;
    const known = this.#checked.get(resource);
    if (known !== undefined) return known;
    const faults = isRead(type) ? faultsOf(type, resource, path) : [];
    this.#findings.fault(...faults);
    const isFine = isRead(type) && faults.length === 0;
    const checked = isFine
      ? { resource: resource as CheckedResource['resource'], path, number }
      : null;
    this.#checked.set(resource, checked);
    return checked;
  }

  #contained(id: string, from: CheckedResource): CheckedResource | null {
    const contained = (from.resource as { contained?: unknown }).contained;
    if (!Array.isArray(contained)) return null;
    const index = contained.findIndex((each) => isObject(each) && each['id'] === id);
    const resource: unknown = contained[index];
    if (!isObject(resource) || typeof resource['resourceType'] !== 'string') return null;
    const path = `${from.path}.contained[${index}]`;
    const type = resource['resourceType'];
    return this.#check({ type, resource, path, number: from.number, fullUrl: null });
  }
}

/**
 * Leaves out resources that are in a file twice. If they differ, all of them are left out: which of them is right
 * would depend on their order.
 */
function withoutDuplicates(found: readonly FoundResource[], findings: FhirFindings) {
  const groups = Map.groupBy(found, (each) => {
    const id = idOf(each);
    return id === null ? (each.fullUrl ?? each) : `${each.type}/${id}`;
  });
  return Array.from(groups.values()).flatMap((same) => {
    const [first, ...others] = same as [FoundResource, ...FoundResource[]];
    if (others.every((each) => isDeepStrictEqual(each.resource, first.resource))) {
      for (const { type } of others) findings.leaveOut(type, 'repeated');
      return [first];
    }
    for (const { path } of same.filter(({ type }) => isRead(type))) {
      findings.fault({ path: `${path}.id`, reason: 'duplicate_id', value: null });
    }
    return [];
  });
}

function idOf({ resource }: FoundResource): string | null {
  const id = (resource as { id?: unknown }).id;
  return typeof id === 'string' ? id : null;
}

function identifierKeys({ type, resource }: FoundResource): string[] {
  const identifiers = (resource as { identifier?: unknown }).identifier;
  if (!Array.isArray(identifiers)) return [];
  return identifiers.filter(isObject).map((each) => keyOf(type, each));
}

function keyOf(type: string, { system, value }: { [Key in keyof Identifier]: unknown }): string {
  return `${type} ${typeof system === 'string' ? system : ''}|${typeof value === 'string' ? value : ''}`;
}

/** Returns the type and the id at the end of an address, without a version. */
function relativeOf(address: string): string {
  const parts = address.split('/');
  return (parts.at(-2) === '_history' ? parts.slice(-4, -2) : parts.slice(-2)).join('/');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
