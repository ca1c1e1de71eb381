import type { ApiErrorItem } from '#shared/contract/errors.ts';

/**
 * Groups API errors by the field of the form. `fields` maps names of the API to those of the form
 * where they differ; an error inside a value, such as `consents.0`, belongs to the whole value.
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
