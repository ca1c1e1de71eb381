import { checkData } from '#server/features/clinic-data/starter/data/check-data.ts';
import texts from './clinic-texts.json' with { type: 'json' };
import { ClinicTexts } from './types.ts';

export const clinicTexts = checkData('clinic-texts', ClinicTexts, texts);
