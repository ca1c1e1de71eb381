import { Ban, Hourglass } from 'lucide-react';
import { memo, type KeyboardEvent } from 'react';
import type { Attendance } from '#shared/domain/desk/attendance.ts';
import { formatTime } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { useText } from '../../../lib/staff-app.ts';
import { useBusyText, useDoctorText, useMarks, useStateText } from '../model/use-texts.ts';
import { STATE_ICONS, type ShownState } from '../model/appointment-look.ts';
import type { ListRow } from './list-rows.ts';
import desk from '../desk.module.css';
import styles from './list.module.css';

/** Opens an appointment, takes a step of it, or books or moves to a free time. */
export type LinePress = (row: ListRow, step: Attendance | null) => void;

interface ListLineProps {
  row: ListRow;
  /** The state of the appointment, its minutes, and its next step if there is one. */
  state: ShownState;
  passed: number | null;
  next: Attendance | undefined;
  /** The text of a mark that a changed schedule has left the appointment behind. */
  misplaced: 'misplaced.mark' | 'misplaced.away' | null;
  isOpen: boolean;
  isFocused: boolean;
  isMoving: boolean;
  canBook: boolean;
  /** Runs when the row or a control in it gets the focus. */
  onFocus: (row: ListRow) => void;
  onPress: LinePress;
}

/** One row of the list. The cursor of the keyboard is at one row, which can be reached by Tab. */
export const ListLine = memo(function ListLine({
  row,
  state,
  passed,
  next,
  misplaced,
  isOpen,
  isFocused,
  isMoving,
  canBook,
  onFocus,
  onPress,
}: ListLineProps) {
  const t = useText('desk');
  const { doctor, minute, appointment, busy, keptUntil } = row;
  const doctorText = useDoctorText()(doctor);
  const doctorCell = (
    <td>
      {doctor.name}
      {doctor.is_hidden ? <small>{t('hidden.mark')}</small> : null}
    </td>
  );
  const textOfState = useStateText();
  const marksOf = useMarks();
  const textOfBusy = useBusyText();
  const time = formatTime(minute);
  const tabIndex = isFocused ? 0 : -1;
  const line = {
    tabIndex,
    'data-focused': isFocused || undefined,
    'data-open': isOpen || undefined,
    onFocus: () => onFocus(row),
    onKeyDown(event: KeyboardEvent<HTMLTableRowElement>) {
      if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
      // The key would submit the form that opens.
      event.preventDefault();
      onPress(row, null);
    },
  };

  if (busy !== null) {
    const shown = `${time}–${formatTime(busy.to)}`;
    return (
      <tr
        {...line}
        aria-label={`${shown} ${textOfBusy(busy)}, ${doctorText}`}
        data-busy={busy.kind}
      >
        <td>{shown}</td>
        <th scope="row">
          <span className={styles.state}>
            <Icon of={busy.kind === 'held' ? Hourglass : Ban} size={16} />
            {textOfBusy(busy)}
          </span>
        </th>
        {doctorCell}
        <td>{''}</td>
        <td>{''}</td>
      </tr>
    );
  }
  if (appointment === null) {
    const text = t(isMoving ? 'moveTo' : 'bookAt', { time });
    return (
      <tr {...line} aria-label={`${text}, ${doctor.name}`} data-free="">
        <td>{time}</td>
        <th scope="row">{t('free')}</th>
        {doctorCell}
        <td>{keptUntil === null ? '' : t('keptUntil', { time: formatTime(keptUntil) })}</td>
        <td>
          {canBook ? (
            <Button
              size="sm"
              variant="quiet"
              tabIndex={tabIndex}
              aria-label={`${text}, ${doctor.name}`}
              onClick={() => onPress(row, null)}
            >
              {t(isMoving ? 'actions.move' : 'booking.submit')}
            </Button>
          ) : null}
        </td>
      </tr>
    );
  }

  const service = doctor.offers.find(({ id }) => id === appointment.offer_id)?.service ?? '';
  const details = [
    ...marksOf(appointment),
    service,
    appointment.insurance ?? '',
    t(`sources.${appointment.source}`),
    appointment.is_extra ? t('extra') : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
  const mark = misplaced === null ? '' : `, ${t(misplaced)}`;
  return (
    <tr
      {...line}
      aria-label={`${time} ${appointment.name}, ${textOfState(state, passed)}, ${doctorText}, ${details}${mark}`}
    >
      <td>{time}</td>
      <th scope="row">
        <button
          type="button"
          className={desk.link}
          tabIndex={tabIndex}
          onClick={() => onPress(row, null)}
        >
          {appointment.name}
        </button>
        <small>{details}</small>
        {misplaced === null ? null : <small className={styles.warning}>{t(misplaced)}</small>}
      </th>
      {doctorCell}
      <td>
        <span className={styles.state} data-state={state}>
          <Icon of={STATE_ICONS[state]} size={16} />
          {textOfState(state, passed)}
        </span>
      </td>
      <td>
        {next === undefined ? null : (
          <Button
            size="sm"
            variant="secondary"
            tabIndex={tabIndex}
            aria-label={`${t(`steps.${next}`)}: ${appointment.name}`}
            onClick={() => onPress(row, next)}
          >
            {t(`steps.${next}`)}
          </Button>
        )}
      </td>
    </tr>
  );
});
