import type { CountryCode } from '#shared/countries/codes.ts';
import aePeople from './people/ae.json' with { type: 'json' };
import huPeople from './people/hu.json' with { type: 'json' };
import kgPeople from './people/kg.json' with { type: 'json' };
import kzPeople from './people/kz.json' with { type: 'json' };
import roPeople from './people/ro.json' with { type: 'json' };
import type { NameGroup } from './types.ts';

/** The names of fictional doctors and patients. Parts of different groups are not mixed. */
export const people: Readonly<Record<CountryCode, readonly NameGroup[]>> = {
  ae: aePeople,
  hu: huPeople,
  kg: kgPeople,
  kz: kzPeople,
  ro: roPeople,
};
