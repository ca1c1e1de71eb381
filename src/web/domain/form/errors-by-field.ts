import type { ApiErrorItem } from '#shared/contract/errors.ts';

/**
 * Groups the errors of the API by the fields of a form; `fields` has those with another name than in
 * the API. An error within a value, as `consents.0`, belongs to the field.
 */
export function errorsByField(
  errors: readonly Pick<ApiErrorItem, 'attr' | 'detail'>[],
  fields: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const byField: Record<string, string[]> = {};
  for (const { attr, detail } of errors) {
    const [head = ''] = attr?.split('.') ?? [];
    (byField[fields[head] ?? head] ??= []).push(detail);
  }
  return byField;
}
