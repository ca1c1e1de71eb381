import { useEffect, useEffectEvent, useState } from 'react';
import { buildRequest } from '#shared/contract/client.ts';
import { staffRoutes } from '#shared/contract/staff/staff-routes.ts';
import { followChanges } from '../../../../lib/api/follow-changes.ts';

const RECONNECT_MS = 1000;

/** The changes at a branch. */
export interface DeskChange {
  /** Whose days have changed; null when any may have. */
  readonly doctors: readonly number[] | null;
  readonly hasQueue: boolean;
}

const ANY: DeskChange = { doctors: null, hasQueue: true };

/** Reads the data of an event: ids of doctors and `queue`, joined by commas, or nothing for everything. */
function parseChange(data: string): DeskChange {
  if (data === '') return ANY;
  const parts = data.split(',');
  const doctors = parts.filter((part) => part !== 'queue').map(Number);
  return { doctors, hasQueue: doctors.length < parts.length };
}

/** Calls `onChange` with what has changed at a branch. Returns true while the changes arrive at once. */
export function useDeskStream(branch: number, onChange: (change: DeskChange) => void): boolean {
  const [isLive, setIsLive] = useState(false);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const { path } = buildRequest(staffRoutes.deskChanges, { id: branch });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = async () => {
      const waitMs = await followChanges(path, {
        signal,
        onOpen: () => {
          setIsLive(true);
          // Changes before the stream was open were missed.
          notify(ANY);
        },
        onChange: (data) => notify(parseChange(data)),
      }).catch(() => {
        // Reading the day renews an access token that has expired.
        if (!signal.aborted) notify(ANY);
        return 0;
      });
      if (signal.aborted) return;
      setIsLive(false);
      timer = setTimeout(() => void follow(), Math.max(RECONNECT_MS, waitMs));
    };
    void follow();
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [branch]);
  return isLive;
}
