import { checkData } from './check-data.ts';
import texts from './clinic-texts.json' with { type: 'json' };
import { ClinicTexts } from './types.ts';

export const clinicTexts = checkData('clinic-texts', ClinicTexts, texts);
