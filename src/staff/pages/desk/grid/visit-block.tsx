import { memo, type CSSProperties, type PointerEvent } from 'react';
import { formatTime } from '#shared/i18n/format-date.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { useText } from '../../../lib/staff-app.ts';
import type { PlacedVisit } from '../model/day-model.ts';
import { SOURCE_ICONS, STATE_ICONS, type ShownState } from '../model/visit-look.ts';
import styles from './grid.module.css';

interface VisitBlockProps {
  visit: PlacedVisit;
  state: ShownState;
  service: string;
  isOpen: boolean;
  isFocused: boolean;
  onOpen: (id: number) => void;
  onDragStart: (visit: PlacedVisit, event: PointerEvent<HTMLButtonElement>) => void;
}

/** One visit in the column of its doctor. A press opens it, and dragging moves it. */
export const VisitBlock = memo(function VisitBlock({
  visit,
  state,
  service,
  isOpen,
  isFocused,
  onOpen,
  onDragStart,
}: VisitBlockProps) {
  const t = useText('desk');
  const place = { '--start': visit.from, '--minutes': visit.minutes } as CSSProperties;
  const time = formatTime(visit.from);
  return (
    <button
      type="button"
      className={classNames(
        styles.visit,
        styles[state],
        visit.is_extra && styles.extra,
        isOpen && styles.open,
      )}
      style={place}
      data-focused={isFocused || undefined}
      data-visit={visit.id}
      tabIndex={isFocused ? 0 : -1}
      onClick={() => onOpen(visit.id)}
      onPointerDown={(event) => onDragStart(visit, event)}
    >
      <Icon of={STATE_ICONS[state]} size={16} />
      <span className={styles.name}>{visit.name}</span>
      <span className={styles.service}>
        <span className={styles.time}>{time}</span> {service}
      </span>
      <Icon of={SOURCE_ICONS[visit.source]} size={16} />
      <VisuallyHidden>{`, ${t(`states.${state}`)}, ${t(`sources.${visit.source}`)}`}</VisuallyHidden>
    </button>
  );
});
