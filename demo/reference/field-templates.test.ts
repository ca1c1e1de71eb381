import { expect, test } from 'vitest';
import { fieldTemplates } from './field-templates.ts';

test.each([
  ['kz', true],
  ['kg', true],
  ['hu', true],
  ['ro', true],
  // Residents have no tax id.
  ['ae', false],
] as const)('branches of %s have a tax id field: %s', (country, hasTaxId) => {
  const types = fieldTemplates(country).map(({ type }) => type);
  expect(types.includes('tax_id')).toBe(hasTaxId);
});
