import type { ApiErrorItem } from '#shared/contract/errors.ts';

/**
 * The API's refusals by the field of a form that each belongs to: `fields` names those that are not
 * called as in the API. What is within a value, as `consents.0`, belongs to the whole of it.
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
