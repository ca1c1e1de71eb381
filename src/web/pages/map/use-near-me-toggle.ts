import { useEffect, useEffectEvent, useState } from 'react';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { setPosition, usePosition } from '#web/lib/position/position.ts';
import { watchPosition } from '#web/lib/position/watch-position.ts';
import { useToast } from '#web/ui/toast/toast.tsx';

/**
 * Watches the position of the visitor while near me is on. `onFound` runs for the first position.
 */
export function useNearMeToggle(onFound: (place: Coordinates) => void) {
  const t = useT('filters');
  const showToast = useToast();
  const [isOn, setOn] = useState(false);
  const [isFound, setFound] = useState(false);
  const position = usePosition();
  const reportFound = useEffectEvent(onFound);
  const handleFailure = useEffectEvent(() => {
    setPosition(null);
    setOn(false);
    showToast({ tone: 'error', message: t('near.failed') });
  });

  useEffect(() => {
    if (!isOn) return;
    let isFirst = true;
    return watchPosition({
      onPosition: (place) => {
        setPosition(place);
        setFound(true);
        if (isFirst) reportFound(place);
        isFirst = false;
      },
      onFailure: () => handleFailure(),
    });
  }, [isOn]);

  return {
    isOn,
    isWaiting: isOn && !isFound,
    /** The position of the visitor; null if unknown or near me is off. */
    visitor: isOn && isFound ? position : null,
    toggle: () => {
      setFound(false);
      setOn(!isOn);
    },
  };
}
