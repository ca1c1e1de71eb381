import Type from 'typebox';
import { checkData } from './check-data.ts';
import ae from './places/ae.json' with { type: 'json' };
import hu from './places/hu.json' with { type: 'json' };
import kg from './places/kg.json' with { type: 'json' };
import kz from './places/kz.json' with { type: 'json' };
import ro from './places/ro.json' with { type: 'json' };
import { City, perCountry } from './types.ts';

/** The cities with areas and streets, the main city of a country first. */
export const places = checkData('places', perCountry(Type.Array(City)), { ae, hu, kg, kz, ro });
