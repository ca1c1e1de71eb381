import { expect, test } from 'vitest';
import { fieldTemplates } from './field-templates.ts';

test.each([
  ['kz', true],
  ['kg', true],
  ['hu', true],
  ['ro', true],
  // Residents have no such number.
  ['ae', false],
] as const)('branches of %s may ask for a tax id: %s', (country, isAsked) => {
  const types = fieldTemplates(country).map(({ type }) => type);
  expect(types.includes('tax_id')).toBe(isAsked);
});
