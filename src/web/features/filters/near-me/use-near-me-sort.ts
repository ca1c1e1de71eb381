import { useEffect, useEffectEvent } from 'react';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { setPosition, usePosition } from '#web/lib/position/position.ts';
import { watchPosition } from '#web/lib/position/watch-position.ts';
import { useToast } from '#web/ui/toast/toast.tsx';

interface NearMeSort {
  isOn: boolean;
  /** Loads the list sorted by distance, before the page shows it. */
  prepare: (position: Coordinates) => Promise<unknown>;
  /** Runs if there is no position or the list could not be loaded. A toast shows the error. */
  turnOff: () => void;
}

/** Watches the position of the visitor while the list is sorted by distance. */
export function useNearMeSort({ isOn, ...handlers }: NearMeSort): { isWaiting: boolean } {
  const hasPosition = usePosition() !== null;
  const prepare = useEffectEvent(handlers.prepare);
  const turnOff = useEffectEvent(handlers.turnOff);
  const t = useT('filters');
  const showToast = useToast();
  const handleFailure = useEffectEvent(() => {
    setPosition(null);
    showToast({ tone: 'error', message: t('near.failed') });
    turnOff();
  });

  useEffect(() => {
    if (!isOn) return;
    let isStopped = false;
    async function show(position: Coordinates) {
      try {
        await prepare(position);
        if (!isStopped) setPosition(position);
      } catch {
        if (!isStopped) turnOff();
      }
    }
    const stop = watchPosition({
      onPosition: (position) => void show(position),
      onFailure: () => handleFailure(),
    });
    return () => {
      isStopped = true;
      stop();
    };
  }, [isOn]);

  return { isWaiting: isOn && !hasPosition };
}
