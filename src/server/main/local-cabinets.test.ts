import { expect, test } from 'vitest';
import { withLocalCabinets } from './local-cabinets.ts';

test('clinics of a demo sign in at the cabinet of this machine, or where the operator says', () => {
  const ae = { clinicCabinetUrl: 'https://cabinet.example.ae' };
  const settings = { countries: ['hu', 'ae'] as const, port: 3000, signInLinks: { ae } };
  expect(withLocalCabinets(settings).signInLinks).toEqual({
    hu: { clinicCabinetUrl: 'http://cabinet.hu.localhost:3000' },
    ae,
  });
});
