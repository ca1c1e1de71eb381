import { useQuery } from '@tanstack/react-query';
import type { SearchHit } from '#shared/contract/search/search.ts';
import { useApp } from '#web/lib/app.ts';
import { useCity } from '#web/domain/city/city.ts';
import { MIN_LETTERS, searchQuery } from './search-query.ts';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 300;

export type SearchState =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'failed'; retry: () => void }
  /** While it is not settled, the hits are those of a moment ago. */
  | { status: 'found'; hits: readonly SearchHit[]; isSettled: boolean };

/**
 * Looks for what is being typed. The answer shown is always that of the last question: each has a
 * place of its own in the query client, in whatever order they come.
 */
export function useSearch(typed: string): { state: SearchState; askNow: () => void } {
  const app = useApp();
  const city = useCity();
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const [asked, askNow] = useDebounced(text, DEBOUNCE_MS);
  const query = useQuery({
    ...searchQuery(app, city.id, asked),
    enabled: isLongEnough(asked),
    placeholderData: (hits, before) => {
      // Of another word they would be strange to see.
      const [, , word = ''] = before?.queryKey ?? [];
      return word.slice(0, MIN_LETTERS) === asked.slice(0, MIN_LETTERS) ? hits : undefined;
    },
  });

  function state(): SearchState {
    if (!isLongEnough(text)) return { status: 'idle' };
    const isAsked = asked === text;
    if (isAsked && query.isError && !query.isFetching) {
      return { status: 'failed', retry: () => void query.refetch() };
    }
    const hits = isLongEnough(asked) ? query.data : undefined;
    const isSettled = isAsked && query.isSuccess && !query.isPlaceholderData;
    // That nothing was found before says nothing of what is found now.
    if (hits === undefined || (!isSettled && hits.length === 0)) return { status: 'searching' };
    return { status: 'found', hits, isSettled };
  }
  return { state: state(), askNow };
}

function isLongEnough(text: string): boolean {
  return [...text].length >= MIN_LETTERS;
}
