import type { Map as LeafletMap } from 'leaflet';
import { useRef } from 'react';
import { Building2 } from 'lucide-react';
import type { Location } from '#shared/contract/catalogue/places.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import type { MapBranch } from '../map-branch.ts';
import { HtmlMarker } from './html-marker.tsx';
import styles from './map-canvas.module.css';

/** A press that moves further than this drags the map, in pixels. */
const MIN_DRAG = 6;
/** The space around a focused marker, in pixels. */
const MARGIN = 60;

interface BranchMarkerProps {
  map: LeafletMap;
  branch: MapBranch;
  /** The position of the marker, if it differs from that of the branch. */
  at?: Location;
  /** The number in the list; null for a single branch. */
  number: number | null;
  isChosen: boolean;
  /** The label; the name by default. */
  title?: string;
  onChoose: ((branch: number) => void) | undefined;
}

export function BranchMarker(props: BranchMarkerProps) {
  const { map, branch, at, number, isChosen, onChoose } = props;
  const pressedAt = useRef({ x: 0, y: 0 });
  const { id, name, address } = branch;
  const location = at ?? branch.location;
  const pin = (
    <span
      className={classNames(styles.pin, isChosen && styles.chosenPin)}
      data-map-label={isChosen ? -2 : -1}
      aria-hidden="true"
    >
      {number ?? <Icon of={Building2} size={18} />}
    </span>
  );
  const label = (
    <span className={styles.label} data-map-label={isChosen ? 0 : (number ?? 1)} aria-hidden="true">
      {props.title ?? name}
    </span>
  );
  return (
    <HtmlMarker map={map} at={location} above={isChosen ? 2000 : 1000}>
      {onChoose === undefined ? (
        <span role="img" aria-label={`${name}, ${address}`} className={styles.mark}>
          {pin}
          {label}
        </span>
      ) : (
        <button
          type="button"
          aria-pressed={isChosen}
          className={styles.mark}
          onFocus={() => map.panInside(location, { padding: [MARGIN, MARGIN], animate: false })}
          onPointerDown={({ clientX, clientY }) => {
            pressedAt.current = { x: clientX, y: clientY };
          }}
          onClick={({ clientX, clientY, detail }) => {
            const { x, y } = pressedAt.current;
            const isDragged = detail > 0 && Math.hypot(clientX - x, clientY - y) > MIN_DRAG;
            if (!isDragged) onChoose(id);
          }}
        >
          {pin}
          {label}
          <VisuallyHidden>{`${name}, ${address}`}</VisuallyHidden>
        </button>
      )}
    </HtmlMarker>
  );
}
