import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApp } from '#web/lib/app.ts';
import { branchesQuery } from './branches-query.ts';
import type { Box } from './map-view.ts';

/**
 * Loads all branches in a box, page by page. Until the first page is loaded, returns those of the
 * previous box.
 */
export function useBranches(box: Box, service: number | null) {
  const list = useInfiniteQuery({
    ...branchesQuery(useApp(), box, service),
    placeholderData: keepPreviousData,
  });
  const { hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage, refetch } = list;

  useEffect(() => {
    const canFetch = hasNextPage && !isFetching && !isError && !isPlaceholderData;
    if (canFetch) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage]);

  const pages = list.data?.pages;
  const branches = useMemo(() => pages?.flatMap(({ results }) => results) ?? [], [pages]);
  return {
    branches,
    /** The total number in the box; null while unknown. */
    count: isPlaceholderData ? null : (pages?.[0]?.count ?? null),
    /** True while the branches are those of the previous box or incomplete. */
    isLoading: !isError && (isFetching || hasNextPage || isPlaceholderData),
    hasFailed: isError,
    retry: () => void (list.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
