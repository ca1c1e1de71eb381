import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { DeskBranch, DeskColumn, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { Position } from '#shared/domain/identity/positions.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { BranchDay } from '#staff/pages/desk/branch-day.tsx';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { deskColumn, deskDoctor } from './desk-day.ts';
import { renderStaffPage } from './render-staff-page.tsx';

export const BRANCH: DeskBranch = {
  id: 1,
  name: 'Centre',
  clinic: 'Clinic',
  address: 'Main street 1',
  time_zone: 'Europe/Budapest',
  questions: [],
};
const OFFER = {
  id: 1,
  service: 'Consultation',
  is_hidden: false,
  minutes: 30,
  total: 1000,
  follow_up: null,
  insurances: [],
};

interface DeskOptions {
  appointments: readonly DeskAppointment[];
  /** The values of the first doctor's column that differ. */
  column?: Partial<DeskColumn>;
  /** The values of the first doctor that differ. */
  doctor?: Partial<DeskDoctor>;
  /** The local time on 24 November 2026. */
  time?: string;
  /** Opens the stream of changes; by default one that stays open. */
  openStream?: (signal: AbortSignal) => Promise<Response>;
  /** The timers that the test advances besides the clock. */
  timers?: NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake'];
  api?: Partial<StaffApp['api']>;
  /** The position of a branch administrator; by default an administrator of the clinic is signed in. */
  position?: Position;
  /** Renders what is around the desk. */
  around?: (desk: ReactNode) => ReactNode;
  /** By default the day of a branch. */
  element?: ReactNode;
}

/**
 * Renders the desk of two doctors on 24 November 2026, whose changes arrive at once. Restore the clock and
 * `fetch` after the test.
 */
export async function renderDesk({
  appointments,
  column,
  doctor,
  time = '08:30',
  openStream = () => Promise.resolve(new Response(new ReadableStream())),
  timers = [],
  api,
  position,
  around = (desk) => desk,
  element = <BranchDay branch={BRANCH} branches={[BRANCH]} begun={null} onBranch={() => {}} />,
}: DeskOptions) {
  vi.useFakeTimers({
    toFake: ['Date', ...timers],
    now: Date.parse(`2026-11-24T${time}:00+01:00`),
  });
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) =>
    openStream(signal),
  );
  const doctors = [deskDoctor(1), deskDoctor(2)].map((each) => ({ ...each, offers: [OFFER] }));
  const day = {
    day: '2026-11-24',
    columns: [{ ...deskColumn(1), ...column }, deskColumn(2)],
    appointments: [...appointments],
  };
  return renderStaffPage(around(element), {
    path: '/desk',
    role: position === undefined ? 'clinic_admin' : 'clinic_branch_admin',
    ...(position === undefined ? {} : { position }),
    api: {
      deskDoctors: () =>
        Promise.resolve(
          doctors.map((each, index) =>
            index === 0
              ? {
                  ...each,
                  ...doctor,
                }
              : each,
          ),
        ),
      deskTasks: () =>
        Promise.resolve({
          misplaced: [],
          unreached: [],
          proposals: [],
        }),
      deskDay: () => Promise.resolve(structuredClone(day)),
      timeChoices: () => Promise.resolve({ services: [], insurances: [], languages: [] }),
      deskQueue: () =>
        Promise.resolve({
          is_open: false,
          screen_code: null,
          services: [],
          waiting: [],
        }),
      ...api,
    },
  });
}
