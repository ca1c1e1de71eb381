import Type from 'typebox';
import { checkData } from '#server/features/clinic-data/starter/data/check-data.ts';
import metro from './metro.json' with { type: 'json' };
import { Metro } from './types.ts';

/** The metros by the slug of their city; a city without a metro has no entry. */
export const metros = checkData('metro', Type.Record(Type.String(), Metro), metro);
