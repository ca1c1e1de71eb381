import { randomUUID } from 'node:crypto';
import type { WalkIn, WalkInAction } from '#shared/contract/desk/queue.ts';
import type { TestServer } from '../../servers/server.ts';
import { ids } from '../clinic.ts';
import { buildAppointment } from '../factories.ts';
import { deskClient, staffClient, type StaffClient } from '../staff-client.ts';

const SCHEDULE = 1;
const MINUTE_MS = 60_000;

/** The calls of a desk on the queue of the sample branch. */
export interface DeskQueueClient {
  readonly desk: StaffClient;
  /** Gives a number to a patient for the doctor of the branch. */
  add(more?: Partial<Parameters<StaffClient['addWalkIn']>[0]>): Promise<WalkIn>;
  change(ticket: WalkIn, action: WalkInAction, more?: object): Promise<WalkIn>;
  /** Returns the numbers that wait, in their order. */
  numbers(): Promise<number[]>;
}

/** Opens the queue of the sample branch, and returns the calls of its desk. */
export async function openQueue(server: TestServer): Promise<DeskQueueClient> {
  const manager = await staffClient(server, 'clinic_branch_admin', {
    username: 'manager',
    branchIds: [ids.branch],
    position: 'manager',
  });
  await manager.setUpQueue({ id: ids.branch, is_open: true });
  const desk = await deskClient(server, 'desk');
  return {
    desk,
    add: (more = {}) =>
      desk.addWalkIn({
        id: ids.branch,
        key: randomUUID(),
        schedule_id: null,
        service: ids.cardiologist,
        given_name: '',
        ...more,
      }),
    change: ({ id, version }, action, more = {}) =>
      desk.changeWalkIn({ id, version, action, schedule_id: SCHEDULE, ...more }),
    numbers: async () =>
      (await desk.deskQueue({ id: ids.branch })).waiting.map(({ number }) => number),
  };
}

/** Books the doctor's whole morning, so that tickets wait. */
export async function fillMorning(server: TestServer, day: string): Promise<void> {
  await buildAppointment(server.database.pool, {
    schedule_id: SCHEDULE,
    doctor_id: 1,
    doctor_service_id: ids.consultation,
    client_name: 'Full',
    starts_at: `${day}T08:00:00Z`,
    ends_at: `${day}T11:00:00Z`,
  });
}

/** Adds consultations of earlier days that took some minutes each. */
export async function addConsultations(
  server: TestServer,
  minutes: readonly number[],
): Promise<void> {
  for (const [index, length] of minutes.entries()) {
    const start = Date.parse('2026-11-20T08:00:00Z') + index * 30 * MINUTE_MS;
    await buildAppointment(server.database.pool, {
      schedule_id: SCHEDULE,
      doctor_id: 1,
      doctor_service_id: ids.consultation,
      client_name: 'Earlier',
      starts_at: new Date(start).toISOString(),
      attendance: 'seen',
      started_at: new Date(start),
      finished_at: new Date(start + length * MINUTE_MS),
    });
  }
}
