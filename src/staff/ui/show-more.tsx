import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '#web/ui/actions/button.tsx';
import { useText } from '../lib/staff-app.ts';

interface ShowMoreProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}

/** Reads the next page of a list, if there is one. */
export function ShowMore({ query }: ShowMoreProps) {
  const t = useText('shell');
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      inProgress={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {t('more')}
    </Button>
  );
}
