import type { ApiErrorItem } from '#shared/contract/errors.ts';

/**
 * Groups the errors of the API by the fields of a form. `fields` maps the API's names to the form's
 * where they differ. An error inside a value, such as `consents.0`, belongs to its field.
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
