import { memo, type CSSProperties, type PointerEvent } from 'react';
import { formatTime } from '#shared/i18n/format-date.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useText } from '../../../lib/staff-app.ts';
import type { PlacedAppointment } from '../model/day/day-model.ts';
import { useMarks, useStateText } from '../model/use-texts.ts';
import type { ShownState } from '../model/appointment-look.ts';
import { SpriteIcon } from './icon-sprite.tsx';
import styles from './grid.module.css';

/** Shorter appointments have room for one line. */
const MIN_TWO_LINES_MINUTES = 25;
const MIN_DENSE_TWO_LINES_MINUTES = 40;

interface AppointmentBlockProps {
  appointment: PlacedAppointment;
  state: ShownState;
  /** The minutes of a wait or of lateness. */
  passed: number | null;
  service: string;
  /** The text of a mark that a changed schedule has left the appointment behind. */
  misplaced: 'misplaced.mark' | 'misplaced.away' | null;
  isOpen: boolean;
  /** True if half an hour is less high than two lines. */
  isDense: boolean;
  isFocused: boolean;
  onOpen: (id: number) => void;
  onDragStart: (appointment: PlacedAppointment, event: PointerEvent<HTMLButtonElement>) => void;
}

/**
 * One appointment in the column of its doctor. A press opens it, and dragging moves it. A busy day has 1,200,
 * so it has few elements.
 */
export const AppointmentBlock = memo(function AppointmentBlock({
  appointment,
  state,
  passed,
  service,
  misplaced,
  isOpen,
  isDense,
  isFocused,
  onOpen,
  onDragStart,
}: AppointmentBlockProps) {
  const t = useText('desk');
  const textOfState = useStateText();
  const place = { '--start': appointment.from, '--minutes': appointment.minutes } as CSSProperties;
  const time = formatTime(appointment.from);
  const word = textOfState(state, passed);
  // `expected` is not shown: it is most of the day, and the service needs the room.
  const isWordShown = state !== 'expected';
  const marks = useMarks()(appointment).join(', ');
  const isShort =
    appointment.minutes < (isDense ? MIN_DENSE_TWO_LINES_MINUTES : MIN_TWO_LINES_MINUTES);
  // The line is cut off at the end, and the icon shows the state as well.
  const rest = [
    ...(marks === '' ? [] : [marks]),
    ...(isWordShown ? [word] : []),
    service,
    ...(appointment.insurance === null ? [] : [appointment.insurance]),
  ];
  const shown = `${time} ${rest.join(', ')}`;
  const hidden = [
    misplaced === null ? '' : t(misplaced),
    isWordShown ? '' : word,
    t(`sources.${appointment.source}`),
    appointment.is_extra ? t('extra') : '',
  ].filter((text) => text !== '');
  return (
    <button
      type="button"
      className={classNames(
        styles.appointment,
        styles[state],
        appointment.is_extra && styles.extra,
        misplaced !== null && styles.misplaced,
        isOpen && styles.open,
      )}
      style={place}
      aria-label={[`${appointment.name} ${shown}`, ...hidden].join(', ')}
      data-focused={isFocused || undefined}
      title={misplaced === null ? undefined : t(misplaced)}
      data-appointment={appointment.id}
      tabIndex={isFocused ? 0 : -1}
      onClick={() => onOpen(appointment.id)}
      onPointerDown={(event) => onDragStart(appointment, event)}
    >
      <SpriteIcon of={state} />
      <span className={styles.name}>
        {appointment.name}
        {isShort && marks !== '' ? <em>, {marks}</em> : null}
      </span>{' '}
      {isShort ? null : (
        <>
          <span className={styles.service}>{shown}</span>
          <SpriteIcon of={appointment.source} />
        </>
      )}
    </button>
  );
});
