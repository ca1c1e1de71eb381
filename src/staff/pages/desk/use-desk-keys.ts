import { useMemo } from 'react';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { nextAttendances, type Attendance } from '#shared/domain/desk/attendance.ts';
import { useKeys } from '../../lib/keys/key-bindings.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { usePermission, useText } from '../../lib/staff-app.ts';
import type { DeskActions } from './model/actions/use-desk-actions.ts';
import { observed } from './model/appointment-look.ts';
import type { OpenChange } from './model/panel.ts';

interface DeskKeys {
  /** Returns the appointment that is open or under the cursor. */
  appointment: () => DeskAppointment | undefined;
  now: number;
  actions: DeskActions;
  onBook: (source: 'phone' | 'walk_in') => void;
  onChange: (kind: OpenChange['kind'], appointment: DeskAppointment) => void;
  onMove: (appointment: DeskAppointment) => void;
  onFollowUp: (appointment: DeskAppointment) => void;
  onExtra: (appointment: DeskAppointment) => void;
  onFindTime: () => void;
  onSearch: (text: string) => void;
  onStop: () => void;
}

const STEP_KEYS = [
  ['a', 'arrived'],
  ['r', 'in_room'],
  ['s', 'seen'],
  ['-', 'no_show'],
] as const satisfies readonly (readonly [string, Attendance])[];

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The keys of the desk. A digit begins the search for a phone or a number. */
export function useDeskKeys(desk: DeskKeys): void {
  const t = useText('desk');
  const can = usePermission();
  const latest = useLatest(desk);
  useKeys(
    useMemo(() => {
      const step = (to: Attendance) => {
        const { actions, now, appointment } = latest.current;
        const found = appointment();
        if (found === undefined || !nextAttendances(observed(found), now).includes(to)) return;
        void actions.setAttendance(found, to);
      };
      const withAppointment = (name: 'onMove' | 'onFollowUp' | 'onExtra') => {
        const appointment = latest.current.appointment();
        if (appointment !== undefined) latest.current[name](appointment);
      };
      const change = (kind: OpenChange['kind']) => {
        const appointment = latest.current.appointment();
        if (appointment !== undefined) latest.current.onChange(kind, appointment);
      };
      const attending = STEP_KEYS.map(([key, to]) => ({
        key,
        label: t(`steps.${to}`),
        run: () => step(to),
      }));
      const followUp = [
        { key: 'f', label: t('actions.followUp'), run: () => withAppointment('onFollowUp') },
      ];
      const editing = [
        { key: 'n', label: t('booking.titles.phone'), run: () => latest.current.onBook('phone') },
        {
          key: 'w',
          label: t('booking.titles.walk_in'),
          run: () => latest.current.onBook('walk_in'),
        },
        { key: 'm', label: t('actions.move'), run: () => withAppointment('onMove') },
        { key: 'c', label: t('actions.correct'), run: () => change('correct') },
        { key: 'x', label: t('actions.cancel'), run: () => change('cancel') },
        { key: 'e', label: t('actions.extra'), run: () => withAppointment('onExtra') },
        { key: 'g', label: t('times.title'), run: () => latest.current.onFindTime() },
        { key: '/', label: t('search.title'), run: () => latest.current.onSearch('') },
        ...DIGITS.map((key) => ({ key, label: '', run: () => latest.current.onSearch(key) })),
      ];
      return [
        ...(can('appointments.attend') ? attending : []),
        ...(can('appointments.edit') ? editing : []),
        ...(can('appointments.follow_up') ? followUp : []),
        {
          key: 'z',
          alias: 'ctrl+z',
          label: t('actions.undo'),
          run: () => latest.current.actions.undo(),
        },
        { key: 'escape', label: t('move.stop'), run: () => latest.current.onStop() },
      ];
    }, [t, can, latest]),
  );
}
