import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { TUESDAY } from '#tests/support/data/booking.ts';
import { bearer, PASSWORD, verifySessions } from '#tests/support/data/staff.ts';
import { startTwoNodes, type Node, type Nodes } from '#tests/support/servers/nodes.ts';

let nodes: Nodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => nodes.close());

const SLOTS = `/api/v1/slots/?doctor=1&service=1&date_from=${TUESDAY}&date_to=${TUESDAY}`;

const countSlots = async (node: Node): Promise<number> => {
  const { body } = await node.get(SLOTS);
  return (body as { results: unknown[] }).results.length;
};

test('a day off entered at one node takes the times away at every node at once', async () => {
  const account = { username: 'eva', password: PASSWORD, role: 'account_manager' as const };
  await saveStaffUser(nodes.database.pool, account, nodes.clock.now());
  const session = await nodes.first.post('/api/v1/sessions/', {
    username: 'eva',
    password: PASSWORD,
  });
  await verifySessions(nodes.database.pool);
  expect([await countSlots(nodes.first), await countSlots(nodes.second)]).toEqual([6, 6]);

  const saved = await nodes.first.service.app.inject({
    method: 'POST',
    url: '/api/staff/v1/schedules/1/days/',
    headers: { host: 'operator.hu.localhost', ...bearer(session.body.access_token as string) },
    payload: { from: TUESDAY, to: TUESDAY, hours: [], is_phone_only: false, intent: 'save' },
  });
  expect(saved.json()).toMatchObject({ is_saved: true });
  expect([await countSlots(nodes.first), await countSlots(nodes.second)]).toEqual([0, 0]);
});
