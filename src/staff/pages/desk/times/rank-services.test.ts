import { expect, test } from 'vitest';
import { rankServices } from './rank-services.ts';

const SERVICES = [
  { id: 1, name: 'Kardiológus', other_names: 'Kardiológiai vizsgálat, szívorvos' },
  { id: 2, name: 'Gyermekkardiológus', other_names: 'gyermek szívorvos' },
  { id: 3, name: 'Bőrgyógyász', other_names: 'dermatológus' },
  { id: 4, name: 'Szív ultrahang', other_names: 'kardiológiai ultrahang' },
];

test.each([
  ['kard', [1, 4]],
  ['szív', [4, 1, 2]],
  ['ultrahang szi', [4]],
  ['bor', [3]],
  ['DERMA', [3]],
  ['', [1, 2, 3, 4]],
  ['x', []],
])('the typed text %j finds services in the order of %j', (typed, expected) => {
  expect(rankServices(SERVICES, typed).map(({ id }) => id)).toEqual(expected);
});
