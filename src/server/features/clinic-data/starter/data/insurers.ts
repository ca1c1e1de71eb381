import Type from 'typebox';
import { checkData } from './check-data.ts';
import table from './insurers.json' with { type: 'json' };
import { LocalNames, perCountry, record, Slug } from './types.ts';

const Insurer = record({ key: Slug, names: LocalNames });

/** The health insurers and funds of each country, those of the state first. Names are in the locales of the country. */
export const insurers = checkData('insurers', perCountry(Type.Array(Insurer)), table);
