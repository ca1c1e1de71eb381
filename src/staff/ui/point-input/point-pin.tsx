import { DivIcon, Marker, type Map as LeafletMap } from 'leaflet';
import { MapPin } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { useText } from '../../lib/staff-app.ts';
import { pointText } from '../record-form/record-fields.ts';
import styles from './point-input.module.css';

/** The pixels that an arrow key moves the pin, alone and with Shift. */
const STEP = 4;
const LARGE_STEP = 40;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface PointPinProps {
  map: LeafletMap;
  at: Coordinates;
  onChange: (point: Coordinates) => void;
}

/** A pin that is dragged, or moved by the arrow keys; plus and minus zoom. Its tip is the point. */
export function PointPin({ map, at, onChange }: PointPinProps) {
  const t = useText('setup');
  const [element] = useState(() => document.createElement('div'));
  const [marker] = useState(
    () =>
      new Marker(at, {
        icon: new DivIcon({ html: element, className: '', iconSize: [0, 0] }),
        draggable: true,
        // The button below takes the focus.
        keyboard: false,
      }),
  );
  const { lat, lng } = at;
  const finishDrag = useEffectEvent(() => onChange(marker.getLatLng()));

  useEffect(() => {
    marker.on('dragend', finishDrag).addTo(map);
    return () => void marker.off('dragend', finishDrag).remove();
  }, [map, marker]);

  useEffect(() => {
    marker.setLatLng([lat, lng]);
  }, [marker, lat, lng]);

  function press(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    if (direction !== undefined) {
      const step = event.shiftKey ? LARGE_STEP : STEP;
      const [x, y] = direction;
      const pixel = map.latLngToContainerPoint(at).add([x * step, y * step]);
      onChange(map.containerPointToLatLng(pixel));
    } else if (event.key === '+' || event.key === '=') map.zoomIn();
    else if (event.key === '-') map.zoomOut();
    else return;
    event.preventDefault();
    // The map would move as well.
    event.stopPropagation();
  }

  return createPortal(
    <button
      type="button"
      className={styles.pin}
      aria-label={t('point.pin', { point: pointText(at) })}
      onKeyDown={press}
      onClick={({ detail }) => {
        // A press of the pointer ends a drag.
        if (detail === 0) map.panTo(at);
      }}
    >
      <Icon of={MapPin} size={32} />
    </button>,
    element,
  );
}
