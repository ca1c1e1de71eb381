import { expect, test } from 'vitest';
import type { Highlight } from '#shared/contract/catalogue/search/search.ts';
import { nearWords } from './engine/words/near-words.ts';
import { SearchIndex } from './engine/search-index.ts';
import { typedWords } from './engine/words/typed/typed-words.ts';
import { createHighlighter, matchesByWord } from './highlight.ts';

/** Highlights the only title of an index. */
function highlight(query: string, title: string) {
  const index = new SearchIndex();
  index.put({
    id: 1,
    city: 10,
    type: 'Clinics',
    entity: 1,
    slug: 'one',
    titles: { en: title },
    aliases: [],
    weight: 0,
  });
  const words = typedWords(query).map((typed) => nearWords(index, typed));
  const highlighter = createHighlighter(matchesByWord(words), { before: '<', after: '>' });
  return JSON.parse(highlighter.highlight(JSON.stringify(title))) as Highlight;
}

test.each([
  ['иванов', 'Иванов Пётр', '<Иванов> Пётр'],
  ['ива', 'Иванов Пётр', '<Ива>нов Пётр'],
  ['иваноф', 'Иванов Пётр', '<Иванов> Пётр'],
  ['пётр иван', 'Иванов Пётр', '<Иван>ов <Пётр>'],
  ['шаях', 'Shayakhmetova Aigul', '<Shayakh>metova Aigul'],
  ['zhum', 'Жумабаев', '<Жум>абаев'],
  ['stef', 'Ștefănescu', '<Ștef>ănescu'],
  ['stefa', 'Ștefănescu'.normalize('NFD'), `<${'Ștefă'.normalize('NFD')}>nescu`],
  ['mansuri', 'Al-Mansouri (Dubai)', 'Al-<Mansouri> (Dubai)'],
  ['анна', 'Анна и Анна', '<Анна> и <Анна>'],
  ['петров', 'Иванов <b>', 'Иванов <b>'],
  ['', 'Иванов', 'Иванов'],
])('the query "%s" highlights "%s" as %s', (query, title, value) => {
  expect(highlight(query, title).value).toBe(value);
});

test('highlight returns the matched words of the query and the match level', () => {
  expect(highlight('Иванов', 'Иванов')).toMatchObject({
    matchLevel: 'full',
    fullyHighlighted: true,
    matchedWords: ['иванов'],
  });
  expect(highlight('ива', 'Иванов')).toMatchObject({ matchLevel: 'full', fullyHighlighted: false });
  expect(highlight('иванов сидоров', 'Иванов')).toMatchObject({
    matchLevel: 'partial',
    matchedWords: ['иванов'],
  });
  expect(highlight('сидоров', 'Иванов')).toEqual({
    value: 'Иванов',
    matchLevel: 'none',
    matchedWords: [],
  });
});
