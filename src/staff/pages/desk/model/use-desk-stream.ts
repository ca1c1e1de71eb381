import { useEffect, useEffectEvent, useState } from 'react';
import { buildRequest } from '#shared/contract/client.ts';
import { deskRoutes } from '#shared/contract/staff/desk/desk-routes.ts';
import { followChanges } from '../../../lib/api/follow-changes.ts';

const RECONNECT_MS = 1000;

/**
 * Calls `onChange` with the doctors whose days have changed at a branch, or with null when any may have.
 * Returns true while the changes arrive at once.
 */
export function useDeskStream(
  branch: number,
  onChange: (doctors: readonly number[] | null) => void,
): boolean {
  const [isLive, setIsLive] = useState(false);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const { path } = buildRequest(deskRoutes.deskChanges, { id: branch });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = async () => {
      await followChanges(path, {
        signal,
        onOpen: () => {
          setIsLive(true);
          // Changes before the stream was open were missed.
          notify(null);
        },
        onChange: (data) => notify(data === '' ? null : data.split(',').map(Number)),
      }).catch(() => {
        // Reading the day renews an access token that has expired.
        if (!signal.aborted) notify(null);
      });
      if (signal.aborted) return;
      setIsLive(false);
      timer = setTimeout(() => void follow(), RECONNECT_MS);
    };
    void follow();
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [branch]);
  return isLive;
}
