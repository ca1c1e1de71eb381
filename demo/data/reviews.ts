import { checkData } from '#server/features/clinic-data/starter/data/check-data.ts';
import en from './reviews/en.json' with { type: 'json' };
import hu from './reviews/hu.json' with { type: 'json' };
import kk from './reviews/kk.json' with { type: 'json' };
import ro from './reviews/ro.json' with { type: 'json' };
import ru from './reviews/ru.json' with { type: 'json' };
import { Reviews } from './types.ts';
import { perLanguage } from '#server/features/clinic-data/starter/data/types.ts';

export const reviews = checkData('reviews', perLanguage(Reviews), { en, hu, kk, ro, ru });
