import {
  readJoined,
  readQuery,
} from '#server/features/catalogue/search/engine/words/near-words.ts';
import { SearchIndex } from '#server/features/catalogue/search/engine/search-index.ts';
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
export function matchNames({ services, languages, names, isPriceList }: MatchInput): NameMatch[] {
  const index = indexOf(services, languages);
  const phrases = new PhraseIndex(index, services, languages);
  const specialties = new Set(services.flatMap(({ id, type }) => (type === 'procedure' ? [] : id)));
  const isDoubtful = (match: PhraseMatch) =>
    // Alternate names of doctors are complaints and tests as well, which are no consultation.
    isPriceList && match.isAlias && !match.hasFillers && specialties.has(match.service);
  const best = names.map((translations) =>
    bestOf(
      translations.flatMap((name) => readings(name)),
      isDoubtful,
    ),
  );
  return (isPriceList ? withoutDoubts(best) : best).map(({ ranked, isSure }) => ({
    candidates: ranked.slice(0, MAX_CANDIDATES).map(candidateOf),
    isSure,
    isAlike: ranked[0]?.isAlike ?? false,
  }));

  function readings(name: string): PhraseMatch[] {
    const variants = nameVariants(name).map(({ text, weight, isPart, isSame }) => ({
      weight,
      isPart,
      isSame,
      matches: [readQuery(index, text), readJoined(index, text)].flatMap((words) =>
        phrases.find(words),
      ),
    }));
    const agreed = servicesOfAll(variants.filter(({ isSame }) => isSame));
    return variants.flatMap(({ weight, isPart, isSame, matches }) =>
      matches.map((match) => ({
        ...match,
        score: match.score * weight,
        isComplete: match.isComplete && (!isPart || (isSame && agreed.has(match.service))),
      })),
    );
  }
}

/** Returns the services that every variant names completely: "Gastroscopy (EGD)" says one thing twice. */
function servicesOfAll(variants: readonly { matches: readonly PhraseMatch[] }[]): Set<number> {
  const [first, ...others] = variants.map(
    ({ matches }) =>
      new Set(matches.flatMap(({ service, isComplete }) => (isComplete ? service : []))),
  );
  if (first === undefined || others.length === 0) return new Set();
  return others.reduce((agreed, services) => agreed.intersection(services), first);
}

function indexOf(
  services: readonly NamedService[],
  languages: MatchInput['languages'],
): SearchIndex {
  const index = new SearchIndex(languages);
  for (const { id, slug, type, names, alternate_names, popularity } of services) {
    index.put({
      id,
      entity: id,
      slug,
      city: 0,
      titles: names,
      weight: popularity,
      type: type === 'procedure' ? 'Services' : 'Specialties',
      aliases: alternate_names === null ? [] : [alternate_names],
    });
  }
  return index;
}

interface Ranked {
  readonly ranked: readonly PhraseMatch[];
  readonly isSure: boolean;
}

function bestOf(
  matches: readonly PhraseMatch[],
  isDoubtful: (match: PhraseMatch) => boolean,
): Ranked {
  const byService = new Map<number, PhraseMatch>();
  for (const match of matches) {
    const known = byService.get(match.service);
    if (known === undefined || rankOf(known) < rankOf(match)) byService.set(match.service, match);
  }
  const ranked = Array.from(byService.values())
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || a.service - b.service);
  const [first, second] = ranked;
  const isSure =
    first !== undefined &&
    first.isComplete &&
    !first.isAlike &&
    first.score >= MIN_SURE_SCORE &&
    first.score - (second?.score ?? 0) >= MIN_LEAD &&
    !isDoubtful(first);
  return { ranked, isSure };
}

/** The rank of a match: of equal ones, the complete one is better. */
function rankOf({ score, isComplete }: PhraseMatch): number {
  return score + (isComplete ? MIN_LEAD : 0);
}

/**
 * Leaves at most one sure name of each service: it has one price, and of several names at most the one in the
 * catalogue is the service itself. The others are a part or a kind of it.
 */
function withoutDoubts(names: readonly Ranked[]): Ranked[] {
  const sure = names.filter(({ isSure }) => isSure);
  const byService = Map.groupBy(sure, ({ ranked }) => ranked[0]?.service);
  return names.map((name) => {
    const same = byService.get(name.ranked[0]?.service) ?? [];
    if (!name.isSure || same.length === 1) return name;
    const titles = same.filter(({ ranked }) => ranked[0]?.isAlias === false);
    return { ...name, isSure: titles.length === 1 && titles[0] === name };
  });
}

function candidateOf({ service, score }: PhraseMatch): Candidate {
  return { service, score: Math.min(1, Math.round(score * 100) / 100) };
}
