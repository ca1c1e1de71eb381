import Type from 'typebox';
import { checkData } from '#server/features/clinic-data/starter/data/check-data.ts';
import ae from './clinics/ae.json' with { type: 'json' };
import hu from './clinics/hu.json' with { type: 'json' };
import kg from './clinics/kg.json' with { type: 'json' };
import kz from './clinics/kz.json' with { type: 'json' };
import ro from './clinics/ro.json' with { type: 'json' };
import insurerNames from './insurers.json' with { type: 'json' };
import { ClinicBrand } from './types.ts';
import { LocalNames, perCountry } from '#server/features/clinic-data/starter/data/types.ts';

/** The fictional clinics by country, with names in each of its locales. */
export const clinics = checkData('clinics', perCountry(Type.Array(ClinicBrand)), {
  ae,
  hu,
  kg,
  kz,
  ro,
});

/** The fictional insurance companies by country. */
export const insurers = checkData('insurers', perCountry(Type.Array(LocalNames)), insurerNames);
