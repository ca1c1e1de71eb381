import type { CountryCode } from '#shared/countries/codes.ts';
import { aePeople } from './people/ae.ts';
import { huPeople } from './people/hu.ts';
import { kgPeople } from './people/kg.ts';
import { kzPeople } from './people/kz.ts';
import { roPeople } from './people/ro.ts';
import type { NameGroup } from './types.ts';

/** The names of fictional doctors and patients. Parts of different groups are not mixed. */
export const people: Readonly<Record<CountryCode, readonly NameGroup[]>> = {
  ae: aePeople,
  hu: huPeople,
  kg: kgPeople,
  kz: kzPeople,
  ro: roPeople,
};
