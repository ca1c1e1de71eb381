import { memo, type CSSProperties, type PointerEvent } from 'react';
import { formatTime } from '#shared/i18n/format-date.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useText } from '../../../lib/staff-app.ts';
import type { PlacedVisit } from '../model/day/day-model.ts';
import { useMarks, useStateText } from '../model/use-texts.ts';
import type { ShownState } from '../model/visit-look.ts';
import { SpriteIcon } from './icon-sprite.tsx';
import styles from './grid.module.css';

/** Shorter visits have room for one line. */
const MIN_TWO_LINES_MINUTES = 25;
const MIN_DENSE_TWO_LINES_MINUTES = 40;

interface VisitBlockProps {
  visit: PlacedVisit;
  state: ShownState;
  /** The minutes of a wait or of lateness. */
  passed: number | null;
  service: string;
  /** The text of a mark that a changed schedule has left the visit behind. */
  misplaced: 'misplaced.mark' | 'misplaced.away' | null;
  isOpen: boolean;
  /** True if half an hour is less high than two lines. */
  isDense: boolean;
  isFocused: boolean;
  onOpen: (id: number) => void;
  onDragStart: (visit: PlacedVisit, event: PointerEvent<HTMLButtonElement>) => void;
}

/**
 * One visit in the column of its doctor. A press opens it, and dragging moves it. A busy day has 1,200, so
 * it has few elements.
 */
export const VisitBlock = memo(function VisitBlock({
  visit,
  state,
  passed,
  service,
  misplaced,
  isOpen,
  isDense,
  isFocused,
  onOpen,
  onDragStart,
}: VisitBlockProps) {
  const t = useText('desk');
  const textOfState = useStateText();
  const place = { '--start': visit.from, '--minutes': visit.minutes } as CSSProperties;
  const time = formatTime(visit.from);
  const word = textOfState(state, passed);
  // `expected` is not shown: it is most of the day, and the service needs the room.
  const isWordShown = state !== 'expected';
  const marks = useMarks()(visit).join(', ');
  const isShort = visit.minutes < (isDense ? MIN_DENSE_TWO_LINES_MINUTES : MIN_TWO_LINES_MINUTES);
  // The line is cut off at the end, and the icon shows the state as well.
  const rest = [
    ...(marks === '' ? [] : [marks]),
    ...(isWordShown ? [word] : []),
    service,
    ...(visit.insurance === null ? [] : [visit.insurance]),
  ];
  const shown = `${time} ${rest.join(', ')}`;
  const hidden = [
    misplaced === null ? '' : t(misplaced),
    isWordShown ? '' : word,
    t(`sources.${visit.source}`),
    visit.is_extra ? t('extra') : '',
  ].filter((text) => text !== '');
  return (
    <button
      type="button"
      className={classNames(
        styles.visit,
        styles[state],
        visit.is_extra && styles.extra,
        misplaced !== null && styles.misplaced,
        isOpen && styles.open,
      )}
      style={place}
      aria-label={[`${visit.name} ${shown}`, ...hidden].join(', ')}
      data-focused={isFocused || undefined}
      title={misplaced === null ? undefined : t(misplaced)}
      data-visit={visit.id}
      tabIndex={isFocused ? 0 : -1}
      onClick={() => onOpen(visit.id)}
      onPointerDown={(event) => onDragStart(visit, event)}
    >
      <SpriteIcon of={state} />
      <span className={styles.name}>
        {visit.name}
        {isShort && marks !== '' ? <em>, {marks}</em> : null}
      </span>{' '}
      {isShort ? null : (
        <>
          <span className={styles.service}>{shown}</span>
          <SpriteIcon of={visit.source} />
        </>
      )}
    </button>
  );
});
