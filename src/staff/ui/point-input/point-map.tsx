import 'leaflet/dist/leaflet.css';
import type { LeafletMouseEvent } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { useLeafletMap } from '#web/features/map/canvas/use-leaflet-map.ts';
import type { Ground } from '#web/features/map/ground/ground-at.ts';
import { MapGround } from '#web/features/map/ground/map-ground.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { useText } from '../../lib/staff-app.ts';
import { pointText } from '../record-form/record-fields.ts';
import { PointPin } from './point-pin.tsx';
import styles from './point-input.module.css';

/** The zooms that show a whole city, and the streets around a point. */
const CITY_ZOOM = 12;
const POINT_ZOOM = 16;
/** The least space between the pin and the edges of the map after it has moved, in pixels. */
const MARGIN = 48;

interface PointMapProps {
  ground: Ground;
  /** Null while there is none. */
  point: Coordinates | null;
  /** The centre of the city; null if it is not chosen. */
  start: Coordinates | null;
  onChange: (point: Coordinates) => void;
  /** Runs if the ground cannot be loaded. */
  onFail: () => void;
}

/** The Leaflet map on which a point is set by a tap or a press, and moved by dragging or by keys. */
export function PointMap({ ground, point, start, onChange, onFail }: PointMapProps) {
  const t = useText('setup');
  const container = useRef<HTMLDivElement>(null);
  const map = useLeafletMap(container, {
    open: (opened) => {
      if (point !== null) opened.setView(point, POINT_ZOOM);
      else if (start !== null) opened.setView(start, CITY_ZOOM);
    },
  });
  const choose = useEffectEvent(({ latlng }: LeafletMouseEvent) => onChange(latlng));
  const [lat, lng] = [point?.lat, point?.lng];
  const [startLat, startLng] = [start?.lat, start?.lng];

  useEffect(() => {
    if (map === null) return undefined;
    map.on('click', choose);
    return () => void map.off('click', choose);
  }, [map]);

  useEffect(() => {
    if (map === null || lat === undefined || lng === undefined) return;
    map.panInside([lat, lng], { padding: [MARGIN, MARGIN] });
  }, [map, lat, lng]);

  useEffect(() => {
    if (map === null || lat !== undefined) return;
    if (startLat === undefined || startLng === undefined) return;
    // At once: a map that is removed while it zooms throws an error.
    map.setView([startLat, startLng], CITY_ZOOM, { animate: false });
  }, [map, lat, startLat, startLng]);

  return (
    <>
      <div ref={container} className={styles.canvas} role="group" aria-label={t('point.map')}>
        {map === null || point === null ? null : (
          <PointPin map={map} at={point} onChange={onChange} />
        )}
      </div>
      {map === null ? null : (
        <>
          <div className={styles.controls}>
            <IconButton
              icon={Plus}
              label={t('point.zoomIn')}
              outlined
              onClick={() => map.zoomIn()}
            />
            <IconButton
              icon={Minus}
              label={t('point.zoomOut')}
              outlined
              onClick={() => map.zoomOut()}
            />
          </div>
          {point === null ? (
            <Button
              variant="secondary"
              size="sm"
              className={styles.place}
              onClick={() => onChange(map.getCenter())}
            >
              {t('point.place')}
            </Button>
          ) : null}
          <VisuallyHidden>
            <span role="status">{point === null ? '' : pointText(point)}</span>
          </VisuallyHidden>
          <MapGround map={map} ground={ground} markers={`${lat} ${lng}`} onFail={onFail} />
        </>
      )}
    </>
  );
}
