import careers from './careers.json' with { type: 'json' };
import { checkData } from '#server/features/clinic-data/starter/data/check-data.ts';
import conditionsBySpecialty from './conditions.json' with { type: 'json' };
import { CareerPlaces, Conditions } from './types.ts';
import { perCountry } from '#server/features/clinic-data/starter/data/types.ts';

/** The places of careers by country. */
export const careerPlaces = checkData('careers', perCountry(CareerPlaces), careers);

/** The conditions of the specialties that are booked most. */
export const conditions = checkData('conditions', Conditions, conditionsBySpecialty);
