import { readJoined, readQuery, SearchIndex } from '#server/features/search/index.ts';
import type { Candidate, MatchInput, NamedService, NameMatch } from './match-input.ts';
import { nameVariants } from './name-variants.ts';
import { PhraseIndex, type PhraseMatch } from './phrase-index.ts';

export type { MatchInput, NameMatch };

const MAX_CANDIDATES = 3;
/** A match with a lower score is no better than a guess. */
const MIN_SCORE = 0.4;
const MIN_SURE_SCORE = 0.92;
/** The lead in score over the second service from which the first one is sure. */
const MIN_LEAD = 0.02;

/**
 * Proposes services of the catalogue for names of a price list, with the words, stems and tolerance of typos of
 * the search. A proposal is sure if it explains every word; a person confirms each of them all the same.
 */
export function matchNames({ services, languages, names }: MatchInput): NameMatch[] {
  const index = indexOf(services, languages);
  const phrases = new PhraseIndex(index, services, languages);
  return names.map((variantsOfName) => bestOf(variantsOfName.flatMap((name) => readings(name))));

  function readings(name: string): PhraseMatch[] {
    return nameVariants(name).flatMap(({ text, weight, isPart }) =>
      [readQuery(index, text), readJoined(index, text)].flatMap((words) =>
        phrases.find(words).map((match) => ({
          ...match,
          score: match.score * weight,
          isComplete: match.isComplete && !isPart,
        })),
      ),
    );
  }
}

function indexOf(
  services: readonly NamedService[],
  languages: MatchInput['languages'],
): SearchIndex {
  const index = new SearchIndex(languages);
  for (const { id, slug, type, names, alternate_names, popularity } of services) {
    index.put({
      ...{ id, entity: id, slug, city: 0, titles: names, weight: popularity },
      type: type === 'procedure' ? 'Services' : 'Specialties',
      aliases: alternate_names === null ? [] : [alternate_names],
    });
  }
  return index;
}

function bestOf(matches: readonly PhraseMatch[]): NameMatch {
  const byService = new Map<number, PhraseMatch>();
  for (const match of matches) {
    const known = byService.get(match.service);
    if (known === undefined || known.score < match.score) byService.set(match.service, match);
  }
  const ranked = Array.from(byService.values())
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || a.service - b.service);
  const [first, second] = ranked;
  const isSure =
    first !== undefined &&
    first.isComplete &&
    first.score >= MIN_SURE_SCORE &&
    first.score - (second?.score ?? 0) >= MIN_LEAD;
  return { candidates: ranked.slice(0, MAX_CANDIDATES).map(candidateOf), isSure };
}

function candidateOf({ service, score }: PhraseMatch): Candidate {
  return { service, score: Math.min(1, Math.round(score * 100) / 100) };
}
