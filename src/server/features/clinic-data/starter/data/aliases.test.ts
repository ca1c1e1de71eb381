import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { aliasesOf } from './aliases.ts';
import { procedures } from './procedures.ts';
import { specialties } from './specialties.ts';

const MIN_ALIASES = 6;
const MIN_ALIASES_OF_CHILD_VARIANT = 3;
const LATIN_WORD = /^[\p{Script=Latin}\p{M}\p{N}\s'’.,-]+$/u;

const services = [...specialties, ...procedures];
const variants = services.flatMap(({ child }) => child ?? []);

function namesIn(slug: string, language: (typeof LANGUAGES)[number]): string[] {
  return (aliasesOf(slug)[language] ?? '').split(', ').filter((name) => name !== '');
}

test.each(LANGUAGES)('every service has everyday names in %s', (language) => {
  const few = (slug: string, min: number) => namesIn(slug, language).length < min;
  expect(services.filter(({ slug }) => few(slug, MIN_ALIASES)).map(({ slug }) => slug)).toEqual([]);
  expect(
    variants.filter(({ slug }) => few(slug, MIN_ALIASES_OF_CHILD_VARIANT)).map(({ slug }) => slug),
  ).toEqual([]);
});

test.each(LANGUAGES)(
  'everyday names in %s are distinct, trimmed and in their script',
  (language) => {
    const isLatin = language !== 'kk' && language !== 'ru';
    const faults = [...services, ...variants].flatMap(({ slug }) => {
      const names = namesIn(slug, language);
      const isClean = names.every((name) => name === name.trim() && !name.endsWith(','));
      const isInScript = !isLatin || names.every((name) => LATIN_WORD.test(name));
      const areDistinct = new Set(names).size === names.length;
      return isClean && isInScript && areDistinct ? [] : [slug];
    });
    expect(faults).toEqual([]);
  },
);
