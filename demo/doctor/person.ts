import type { Language } from '#shared/i18n/languages.ts';
import { WORDINGS } from '../country/wording.ts';
import type { NameGroup } from '../data/types.ts';
import type { LocalNames } from '#server/features/clinic-data/starter/data/types.ts';
import { textIn } from '../localized.ts';
import { createQuota } from '../quota.ts';
import type { Random } from '../random.ts';
import { slugOf } from '#shared/domain/text/slug.ts';
import { createSlugs } from '../slug.ts';

/** A fictional person. */
export interface Person {
  readonly gender: 'male' | 'female';
  readonly group: NameGroup;
  readonly given: LocalNames;
  readonly family: LocalNames;
  readonly patronymic: LocalNames | null;
}

const FEMALE_SHARE = 0.56;
/** The attempts to find an unused name; large data sets have more people than names. */
const MAX_TRIES = 5;

/** Returns a function that creates people of a country, each with a unique slug. */
export function createPeople(
  groups: readonly NameGroup[],
): (random: Random) => { person: Person; slug: string } {
  const slugs = createSlugs();
  const nextGroup = createQuota(groups, (group) => group.weight);
  return (random) => {
    const group = nextGroup();
    let person = makePerson(random, group);
    for (let tries = 1; tries < MAX_TRIES && slugs.has(slugFor(person)); tries += 1) {
      person = makePerson(random, group);
    }
    return { person, slug: slugs.take(slugFor(person)) };
  };
}

/** Returns the full name without title, in the name order of the language. */
export function fullName({ given, family, patronymic }: Person, language: Language): string {
  return WORDINGS[language].name({
    given: textIn(given, language),
    family: textIn(family, language),
    patronymic: patronymic && textIn(patronymic, language),
  });
}

function makePerson(random: Random, group: NameGroup): Person {
  const gender = random.chance(FEMALE_SHARE) ? 'female' : 'male';
  return {
    gender,
    group,
    given: random.pick(group[gender]),
    family: random.pick(group.family)[gender],
    patronymic: group.patronymics ? random.pick(group.patronymics)[gender] : null,
  };
}

/** Returns a slug of the English name, which every country has. */
function slugFor(person: Person): string {
  return slugOf(fullName(person, 'en'));
}
