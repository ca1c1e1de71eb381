import Type from 'typebox';
import { checkData } from '#server/features/clinic-data/starter/data/check-data.ts';
import ae from './people/ae.json' with { type: 'json' };
import hu from './people/hu.json' with { type: 'json' };
import kg from './people/kg.json' with { type: 'json' };
import kz from './people/kz.json' with { type: 'json' };
import ro from './people/ro.json' with { type: 'json' };
import { NameGroup } from './types.ts';
import { perCountry } from '#server/features/clinic-data/starter/data/types.ts';

/** The names of fictional doctors and patients. Parts of different groups are not mixed. */
export const people = checkData('people', perCountry(Type.Array(NameGroup)), {
  ae,
  hu,
  kg,
  kz,
  ro,
});
