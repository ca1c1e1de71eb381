import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Queue } from '#shared/contract/desk/queues.ts';
import { formatTime } from '#shared/i18n/format-date.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { useApp } from '#web/lib/app.ts';
import { isNotFound } from '#web/lib/failures/api-failure.ts';
import { queueQuery } from '#web/lib/query/queries.ts';

const REFRESH_MS = 5000;

export interface LiveQueue {
  readonly queue: Queue;
  /** The local time of what is shown, once it cannot be read again; else null. */
  readonly asOf: string | null;
  /** True when the ticket or the screen no longer exists. */
  readonly isGone: boolean;
}

/** Reads the queue of the page's URL again and again. Without a connection the last one stays. */
export function useLiveQueue(): LiveQueue {
  const app = useApp();
  const { data, error, failureCount, fetchStatus } = useSuspenseQuery({
    ...queueQuery(app, useParams()['code'] ?? ''),
    refetchInterval: (query) => (isNotFound(query.state.error) ? false : REFRESH_MS),
    // A screen is never in the background for the patients in front of it.
    refetchIntervalInBackground: true,
    retry: false,
  });
  const isOld = error !== null || failureCount > 0 || fetchStatus === 'paused';
  return {
    queue: data,
    asOf: isOld ? formatTime(wallClockOf(data.at).minuteOfDay) : null,
    isGone: isNotFound(error),
  };
}
