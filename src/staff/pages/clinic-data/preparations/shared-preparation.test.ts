import { expect, test } from 'vitest';
import type { Preparation } from '#shared/domain/booking/preparation.ts';
import { sharedPreparation } from './shared-preparation.ts';

const usual: Preparation = { steps: [{ kind: 'fasting', amount: 8 }], notes: {} };
const own: Preparation = { steps: [{ kind: 'companion', amount: null }], notes: {} };
const none: Preparation = { steps: [], notes: {} };

test.each([
  ['the usual one', [], usual, false, false],
  ['an own one of all', [own, own], own, true, false],
  ['an own one of one', [own], own, true, true],
  ['none of all', [none, none], none, true, false],
  ['different ones', [none, own], none, true, true],
] as const)('two branches share %s', (_, owns, preparation, isOwn, differs) => {
  const service = {
    usual,
    own: owns.map((each, index) => ({ branch_id: index + 1, preparation: each })),
  };
  expect(sharedPreparation(service, [1, 2])).toEqual({ preparation, isOwn, differs });
});
