import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SearchHit } from '#shared/contract/catalogue/search/search.ts';
import { useApp } from '#web/lib/app.ts';
import { useCityOrNull } from '#web/domain/city/city.ts';
import { MIN_LETTERS, searchQuery } from './search-query.ts';

const DEBOUNCE_MS = 300;

export type SearchState =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'failed'; retry: () => void }
  /** If `isSettled` is false, the hits are those of an earlier text. */
  | { status: 'found'; hits: readonly SearchHit[]; isSettled: boolean };

/**
 * Searches while the visitor types. Each text has its own query key, so a late response never
 * replaces a newer one.
 */
export function useSearch(typed: string): { state: SearchState; searchNow: () => void } {
  const app = useApp();
  const city = useCityOrNull();
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const [searched, searchNow] = useDebounced(text, DEBOUNCE_MS);
  const query = useQuery({
    ...searchQuery(app, city?.id ?? null, searched),
    enabled: isLongEnough(searched),
    placeholderData: (hits, previous) => {
      // Hits of a text with other first letters are not shown.
      const [, , previousText = ''] = previous?.queryKey ?? [];
      return previousText.slice(0, MIN_LETTERS) === searched.slice(0, MIN_LETTERS)
        ? hits
        : undefined;
    },
  });

  function state(): SearchState {
    if (!isLongEnough(text)) return { status: 'idle' };
    const isCurrent = searched === text;
    if (isCurrent && query.isError && !query.isFetching) {
      return { status: 'failed', retry: () => void query.refetch() };
    }
    const hits = isLongEnough(searched) ? query.data : undefined;
    const isSettled = isCurrent && query.isSuccess && !query.isPlaceholderData;
    // An earlier empty result does not apply to this text.
    if (hits === undefined || (!isSettled && hits.length === 0)) return { status: 'searching' };
    return { status: 'found', hits, isSettled };
  }
  return { state: state(), searchNow };
}

function isLongEnough(text: string): boolean {
  return [...text].length >= MIN_LETTERS;
}

/** Returns a text after it has not changed for `delayMs`; `flush` returns it at once. */
function useDebounced(text: string, delayMs: number): [settled: string, flush: () => void] {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, text);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return [settled, () => setSettled(text)];
}
