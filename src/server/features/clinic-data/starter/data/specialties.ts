import Type from 'typebox';
import { checkData } from './check-data.ts';
import table from './specialties.json' with { type: 'json' };
import { Specialty } from './types.ts';

/** The specialties that offer a first consultation. */
export const specialties = checkData('specialties', Type.Array(Specialty), table);
