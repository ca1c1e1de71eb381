import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#shared/domain/identity/roles.ts';
import type { InboxKind } from '#shared/domain/inbox/inbox-kinds.ts';
import { INBOX_RULES } from '#shared/domain/inbox/inbox-kinds.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { buildAppointment, buildReview } from '#tests/support/data/factories.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Right = 'nothing' | 'reads' | 'handles';

/** The rights of the roles of the console over the items of each kind. */
const RIGHTS: Partial<Record<Role, Record<InboxKind, Right>>> = {
  admin: {
    clinic: 'handles',
    contact: 'reads',
    survey: 'reads',
    report: 'handles',
    sms: 'handles',
  },
  account_manager: {
    clinic: 'handles',
    contact: 'reads',
    survey: 'reads',
    report: 'nothing',
    sms: 'nothing',
  },
  operator: {
    clinic: 'reads',
    contact: 'handles',
    survey: 'handles',
    report: 'handles',
    sms: 'handles',
  },
  operator_manager: {
    clinic: 'reads',
    contact: 'handles',
    survey: 'handles',
    report: 'handles',
    sms: 'handles',
  },
  copywriter: {
    clinic: 'reads',
    contact: 'nothing',
    survey: 'nothing',
    report: 'nothing',
    sms: 'nothing',
  },
};

/** The changes of an item that only those who handle its kind may make. */
const CHANGES: Readonly<Record<string, (client: StaffClient, id: string) => Promise<unknown>>> = {
  take: (client, id) => client.takeInboxItem({ id, from: null }),
  'give back': (client, id) => client.releaseInboxItem({ id }),
  note: (client, id) => client.noteInboxItem({ id, note: 'seen' }),
  'send again': (client, id) => client.retryInboxItem({ id }),
  close: (client, id) => client.closeInboxItem({ id, note: 'done' }),
};

let server: TestServer;
let items: Record<InboxKind, string>;
beforeAll(async () => {
  server = await startTestServer();
  const consents = ['personal_data'];
  await server.post('/api/v1/clinic-requests/', {
    clinic_name: 'Tisza Clinic',
    contact_name: 'Kata Próba',
    phone: '06 1 234 5678',
    email: 'kata@example.com',
    city: 'Szeged',
    consents,
  });
  await server.post('/api/v1/contact-messages/', {
    name: 'Imre',
    email: 'imre@example.com',
    message: 'Where is my appointment?',
    consents,
  });
  await server.post('/api/v1/survey-answers/', { answers: { better: 'More clinics' }, score: 6 });
  const [appointment] = await buildAppointment(server.database.pool, {
    starts_at: '2026-11-24T09:00Z',
  });
  const { rows } = await server.database.pool.query<{ id: number }>(
    `update message set state = 'failed', reason = 'rejected', settled_at = $2, expires_at = '2026-11-24T09:00Z'
     where appointment_id = $1 and kind = 'confirmation' returning id::integer`,
    [appointment?.id, new Date(server.clock.now())],
  );
  const [past] = await buildAppointment(server.database.pool, { starts_at: '2026-11-20T09:00Z' });
  await buildReview(server.database.pool, {
    id: 10,
    doctor_id: ids.doctor,
    appointment_id: past?.id ?? null,
    is_published: true,
  });
  const clinic = await staffClient(server, 'clinic_admin', { clinicIds: [1] });
  await clinic.reportReview({ id: 10, reason: 'insult', comment: '' });
  const reviews = await (await staffClient(server, 'operator')).inbox({ kind: 'report' });
  items = {
    clinic: 'clinic-1',
    contact: 'contact-1',
    survey: 'survey-1',
    sms: `sms-${rows[0]?.id}`,
    report: reviews.results[0]?.id ?? '',
  };
});
afterAll(() => server.close());

/** Returns `200`, or the status and the code with which a call was refused. */
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => '200',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const history = async () => {
  const admin = await staffClient(server, 'admin', { username: 'reader' });
  return Promise.all(Object.values(items).map((id) => admin.inboxItem({ id })));
};

describe.each(Object.entries(RIGHTS) as [Role, Record<InboxKind, Right>][])(
  'the role %s',
  (role, rights) => {
    test(`${role} finds exactly the items that it may see`, async () => {
      const client = await staffClient(server, role);
      const visible = Object.keys(INBOX_RULES).filter(
        (kind) => rights[kind as InboxKind] !== 'nothing',
      );
      const { results } = await client.inbox();
      expect(results.map(({ kind }) => kind).toSorted()).toEqual(visible.toSorted());
      for (const [kind, right] of Object.entries(rights)) {
        const found = await outcome(client.inboxItem({ id: items[kind as InboxKind] }));
        expect([kind, found]).toEqual([kind, right === 'nothing' ? '404 not_found' : '200']);
      }
    });

    test(`${role} changes no item that it may not handle, and learns of none that it may not see`, async () => {
      const client = await staffClient(server, role);
      const before = await history();
      const changesNothing = Object.values(rights).every((right) => right !== 'handles');
      for (const [kind, right] of Object.entries(rights)) {
        if (right === 'handles') continue;
        const isRefused = right === 'reads' || changesNothing;
        for (const [name, change] of Object.entries(CHANGES)) {
          const refused = await outcome(change(client, items[kind as InboxKind]));
          const expected = isRefused ? '403 forbidden' : '404 not_found';
          expect([kind, name, refused]).toEqual([kind, name, expected]);
          // An id that does not exist is refused alike.
          expect(await outcome(change(client, `${kind}-999`))).toBe(expected);
        }
      }
      expect(await history()).toEqual(before);
    });
  },
);

test.each((['clinic_admin', 'clinic_branch_admin'] as const).map((role) => [role] as const))(
  'the role %s of a clinic reaches no item',
  async (role) => {
    const client = await staffClient(server, role, {
      clinicIds: [1],
      branchIds: [1],
      ...(role === 'clinic_branch_admin' ? { position: 'manager' as const } : {}),
    });
    expect(await outcome(client.inbox())).toBe('403 forbidden');
    for (const id of Object.values(items)) {
      expect(await outcome(client.inboxItem({ id }))).toBe('403 forbidden');
      for (const change of Object.values(CHANGES)) {
        expect(await outcome(change(client, id))).toBe('403 forbidden');
      }
    }
  },
);

test('a role handles the items of its kinds', async () => {
  for (const [role, rights] of Object.entries(RIGHTS)) {
    const client = await staffClient(server, role as Role);
    for (const [kind, right] of Object.entries(rights)) {
      if (right !== 'handles') continue;
      const id = items[kind as InboxKind];
      expect([kind, await outcome(client.takeInboxItem({ id, from: null }))]).toEqual([
        kind,
        '200',
      ]);
      expect(await outcome(client.releaseInboxItem({ id }))).toBe('200');
    }
  }
});
