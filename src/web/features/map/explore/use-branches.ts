import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ClinicBranchInSum } from '#shared/contract/catalogue/clinics.ts';
import { useApp } from '#web/lib/app.ts';
import { branchesQuery } from './branches-query.ts';
import type { Box } from './map-view.ts';

interface Branches {
  branches: readonly ClinicBranchInSum[];
  /** In the whole box, whether or not they are here yet; null while that is not known. */
  count: number | null;
  /** Those of the last box, or not all of this one, are here. */
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** The branches in a box, page after page until all are there; till then those of the last box. */
export function useBranches(box: Box, service: number | null): Branches {
  const list = useInfiniteQuery({
    ...branchesQuery(useApp(), box, service),
    placeholderData: keepPreviousData,
  });
  const { hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage, refetch } = list;

  useEffect(() => {
    const isDue = hasNextPage && !isFetching && !isError && !isPlaceholderData;
    if (isDue) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage]);

  const pages = list.data?.pages;
  const branches = useMemo(() => pages?.flatMap(({ results }) => results) ?? [], [pages]);
  return {
    branches,
    count: isPlaceholderData ? null : (pages?.[0]?.count ?? null),
    isLoading: !isError && (isFetching || hasNextPage || isPlaceholderData),
    hasFailed: isError,
    retry: () => void (list.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
