import { useEffect, useEffectEvent } from 'react';
import type { Coordinates } from '#shared/domain/places/distance.ts';
import { setPosition, usePosition } from '#web/lib/position/position.ts';
import { watchPosition } from '#web/lib/position/watch-position.ts';

interface NearMe {
  isOn: boolean;
  /** Fetches the list as sorted from a position, before the page shows it so. */
  prepare: (position: Coordinates) => Promise<unknown>;
  /** The position is not to be had. */
  onFailure: () => void;
  /** The position is known, but the list could not be fetched; that was said elsewhere. */
  onUnprepared: () => void;
}

/** While near me is on, follows where the visitor is. Returns whether that is not known yet. */
export function useNearMeSort({ isOn, ...handlers }: NearMe): { isWaiting: boolean } {
  const isKnown = usePosition() !== null;
  const prepare = useEffectEvent(handlers.prepare);
  const fail = useEffectEvent(handlers.onFailure);
  const giveUp = useEffectEvent(handlers.onUnprepared);

  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    async function show(position: Coordinates) {
      try {
        await prepare(position);
        if (!isOver) setPosition(position);
      } catch {
        if (!isOver) giveUp();
      }
    }
    const stop = watchPosition({
      onPosition: (position) => void show(position),
      onFailure: () => {
        setPosition(null);
        fail();
      },
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [isOn]);

  return { isWaiting: isOn && !isKnown };
}
