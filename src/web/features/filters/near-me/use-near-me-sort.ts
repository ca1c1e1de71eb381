import { useEffect, useEffectEvent } from 'react';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { setPosition, usePosition } from '#web/lib/position/position.ts';
import { watchPosition } from '#web/lib/position/watch-position.ts';

interface NearMeSort {
  isOn: boolean;
  /** Loads the list sorted by distance, before the page shows it. */
  prepare: (position: Coordinates) => Promise<unknown>;
  /** Runs if the position is not available. */
  onFailure: () => void;
  /** Runs if the list could not be loaded; a toast has shown the error. */
  onUnprepared: () => void;
}

/** Watches the position of the visitor while the list is sorted by distance. */
export function useNearMeSort({ isOn, ...handlers }: NearMeSort): { isWaiting: boolean } {
  const hasPosition = usePosition() !== null;
  const prepare = useEffectEvent(handlers.prepare);
  const handleFailure = useEffectEvent(handlers.onFailure);
  const handleUnprepared = useEffectEvent(handlers.onUnprepared);

  useEffect(() => {
    if (!isOn) return;
    let isStopped = false;
    async function show(position: Coordinates) {
      try {
        await prepare(position);
        if (!isStopped) setPosition(position);
      } catch {
        if (!isStopped) handleUnprepared();
      }
    }
    const stop = watchPosition({
      onPosition: (position) => void show(position),
      onFailure: () => {
        setPosition(null);
        handleFailure();
      },
    });
    return () => {
      isStopped = true;
      stop();
    };
  }, [isOn]);

  return { isWaiting: isOn && !hasPosition };
}
