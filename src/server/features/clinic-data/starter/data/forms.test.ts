import { expect, it } from 'vitest';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { consultationNames, locativeNames, pluralNames } from './forms.ts';
import { places } from './places.ts';
import { procedures } from './procedures.ts';
import { specialties } from './specialties.ts';

const cities = Object.values(places).flat();
const subjects = specialties.flatMap((specialty) =>
  specialty.child === undefined ? [specialty] : [specialty, specialty.child],
);

it.each(LANGUAGES)('%s has the case form of every city', (language) => {
  for (const { slug, names } of cities) {
    const locative = locativeNames(slug)[language];
    expect(locative).toContain(names[language].slice(0, 2));
    expect(locative).not.toBe(names[language]);
  }
});

it.each(LANGUAGES)('%s has a plural and a consultation name of every specialty', (language) => {
  const used = new Set([...subjects, ...procedures].map(({ names }) => names[language]));
  for (const { slug } of subjects) {
    for (const names of [pluralNames(slug), consultationNames(slug)]) {
      const name = names[language];
      expect(name).toMatch(/^\p{Lu}/u);
      expect(used).not.toContain(name);
      used.add(name);
    }
  }
});

it('locativeNames and pluralNames throw for an unknown city or specialty', () => {
  expect(() => locativeNames('nowhere')).toThrow('nowhere');
  expect(() => pluralNames('unknown')).toThrow('unknown');
});
