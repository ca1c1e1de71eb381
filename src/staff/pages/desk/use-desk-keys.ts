import { useMemo } from 'react';
import type { Visit } from '#shared/contract/desk/visit.ts';
import { nextAttendances, type Attendance } from '#shared/domain/desk/attendance.ts';
import { useKeys } from '../../lib/keys/key-bindings.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { usePermission, useText } from '../../lib/staff-app.ts';
import type { DeskActions } from './model/actions/use-desk-actions.ts';
import { observed } from './model/visit-look.ts';

interface DeskKeys {
  /** Returns the visit that is open or under the cursor. */
  visit: () => Visit | undefined;
  now: number;
  actions: DeskActions;
  onBook: (source: 'phone' | 'walk_in') => void;
  onCancel: (visit: Visit) => void;
  onMove: (visit: Visit) => void;
  onFollowUp: (visit: Visit) => void;
  onExtra: (visit: Visit) => void;
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
        const { actions, now, visit } = latest.current;
        const found = visit();
        if (found === undefined || !nextAttendances(observed(found), now).includes(to)) return;
        void actions.setAttendance(found, to);
      };
      const withVisit = (name: 'onMove' | 'onFollowUp' | 'onCancel' | 'onExtra') => {
        const visit = latest.current.visit();
        if (visit !== undefined) latest.current[name](visit);
      };
      const attending = STEP_KEYS.map(([key, to]) => ({
        key,
        label: t(`steps.${to}`),
        run: () => step(to),
      }));
      const editing = [
        { key: 'n', label: t('booking.titles.phone'), run: () => latest.current.onBook('phone') },
        {
          key: 'w',
          label: t('booking.titles.walk_in'),
          run: () => latest.current.onBook('walk_in'),
        },
        { key: 'm', label: t('actions.move'), run: () => withVisit('onMove') },
        { key: 'x', label: t('actions.cancel'), run: () => withVisit('onCancel') },
        { key: 'f', label: t('actions.followUp'), run: () => withVisit('onFollowUp') },
        { key: 'e', label: t('actions.extra'), run: () => withVisit('onExtra') },
        { key: '/', label: t('search.title'), run: () => latest.current.onSearch('') },
        ...DIGITS.map((key) => ({ key, label: '', run: () => latest.current.onSearch(key) })),
      ];
      return [
        ...(can('visits.attend') ? attending : []),
        ...(can('visits.edit') ? editing : []),
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
