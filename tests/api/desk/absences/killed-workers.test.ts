import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRandom } from '#demo/random.ts';
import type { Proposal } from '#shared/domain/desk/absences/proposals.ts';
import { releaseExpiredHolds } from '#server/features/booking/holds/release-hold.ts';
import { ids } from '#tests/support/data/clinic.ts';
import {
  addSickDoctor,
  SICK_AT,
  SICK_DAY,
  SICK_DOCTOR,
} from '#tests/support/data/desk/sick-doctor.ts';
import { staffClient } from '#tests/support/data/staff-client.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import type { Task } from '#tests/support/servers/absence-worker.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const WORKER = join(import.meta.dirname, '../../../support/servers/absence-worker.ts');
const KILLS = 20;
/** The statements of one appointment: it is applied, claimed, read, begun and settled. */
const MAX_STATEMENT = 6;
const PROPOSALS: readonly Proposal[] = ['choice', 'same_doctor', 'colleague', 'cancel'];

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await addSickDoctor(server.database.pool);
  server.clock.set(SICK_AT);
});
afterEach(() => server.close());

/** Runs a worker, and returns the phones to which it sent, or with `wasKilled` those before its end. */
async function work(killedAt: number | null) {
  const { connection } = server.database;
  const task: Task = { connection, now: server.clock.now(), killedAt };
  const worker = spawn(process.execPath, [WORKER, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [phones] = await Promise.all([text(worker.stdout), once(worker, 'exit')]);
  return {
    phones: phones.trim().split('\n').filter(Boolean),
    wasKilled: worker.signalCode !== null,
  };
}

test(
  'every patient of an absent doctor is told once, although workers are killed 20 times',
  { timeout: 900_000 },
  async () => {
    const manager = await staffClient(server, 'clinic_branch_admin', {
      username: 'manager',
      branchIds: [ids.branch],
      position: 'manager',
    });
    const absence = await manager.beginAbsence({
      doctor: SICK_DOCTOR,
      first_day: SICK_DAY,
      last_day: SICK_DAY,
    });
    await manager.confirmAbsence({
      id: absence.id,
      proposals: absence.appointments.map(({ id }, index) => ({
        appointment: id,
        proposal: PROPOSALS[index % PROPOSALS.length] ?? 'choice',
      })),
    });
    const random = createRandom(18, 'absences');
    const sent: string[] = [];
    let killed = 0;
    server.clock.advance({ minutes: 3 });
    while (killed < KILLS) {
      const { phones, wasKilled } = await work(random.integer(1, MAX_STATEMENT));
      sent.push(...phones);
      if (!wasKilled) break;
      killed += 1;
      // The claims of the killed worker end after a minute.
      server.clock.advance({ minutes: 1.1 });
    }
    expect(killed).toBe(KILLS);
    sent.push(...(await work(null)).phones);
    // After the quiet hours.
    server.clock.set('2026-11-24T07:05:00Z');
    await releaseExpiredHolds(server.database.pool, server.clock.now());
    sent.push(...(await work(null)).phones);
    sent.push(...(await work(null)).phones);

    const { appointments, state } = await manager.absence({ id: absence.id });
    expect(state).toBe('applied');
    expect(appointments.filter(({ answer }) => answer === 'waiting')).toEqual([]);
    const { rows } = await server.database.pool.query<{ client_phone: string; kinds: string }>(
      `select a.client_phone, string_agg(m.kind, ',' order by m.kind) as kinds
       from appointment a
       join message m on m.appointment_id = a.id and m.kind in ('choice', 'moved', 'cancelled')
       where a.client_phone like '+36201234%' group by 1 order by 1`,
    );
    expect(rows).toHaveLength(16);
    expect(rows.filter(({ kinds }) => kinds.includes(','))).toEqual([]);
    // A message whose worker died between the provider and the database may come twice, and is counted.
    const { rows: repeats } = await server.database.pool.query<{ resent: number }>(
      'select coalesce(sum(unconfirmed_resends), 0)::integer as resent from message',
    );
    expect(new Set(sent).size).toBe(16);
    expect(sent).toHaveLength(16 + (repeats[0]?.resent ?? 0));
    expect(await calendarFaults(server.database.pool)).toEqual([]);
  },
);
