import { checkData } from '#server/features/clinic-data/starter/data/check-data.ts';
import texts from './doctor-texts.json' with { type: 'json' };
import { DoctorTexts } from './types.ts';

export const doctorTexts = checkData('doctor-texts', DoctorTexts, texts);
