import type { CheckedResource } from '../resources/resource-store.ts';

/** Returns the id by which a doctor is known: the first identifier in alphabetical order, or the id of the resource. */
export function externalIdOf({
  resource: { identifier = [], id },
}: CheckedResource<'Practitioner'>): string {
  const [first] = identifier
    .flatMap(({ system = '', value }) => (value === undefined ? [] : [`${system}|${value}`]))
    .sort();
  return first ?? (id === undefined ? '' : `Practitioner/${id}`);
}
