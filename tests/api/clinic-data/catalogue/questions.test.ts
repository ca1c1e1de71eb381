import { afterAll, beforeAll, expect, test } from 'vitest';
import { continueIds, inHungary } from '#tests/support/data/setup.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let manager: StaffClient;
beforeAll(async () => {
  server = await startTestServer();
  await continueIds(server);
  manager = await staffClient(server, 'account_manager');
});
afterAll(() => server.close());

const QUESTION = {
  clinic_branch_id: 1,
  titles: inHungary('First visit'),
  type: 'text' as const,
  is_required: true,
  min_length: null,
  max_length: 20,
};
const asked = async () => {
  await server.site.reference.reload();
  const { body } = await server.get('/api/v1/clinic-branches/1/appointment-fields/?locale=ru');
  return body.results.map(({ title }: { title: string }) => title);
};
const questionsOf = async (branch: number) => {
  const clinic = await manager.clinic({ id: 1 });
  return clinic.branches.find(({ id }) => id === branch)?.questions;
};

test('a question is asked at booking until it is deleted', async () => {
  const { id } = await manager.saveQuestion(QUESTION);
  expect(await questionsOf(1)).toEqual([{ id, ...QUESTION }]);
  expect(await asked()).toEqual(['First visit']);
  await manager.saveQuestion({ ...QUESTION, id, type: 'boolean' });
  expect(await questionsOf(1)).toMatchObject([{ id, type: 'boolean', max_length: null }]);
  await manager.deleteQuestion({ id });
  expect(await questionsOf(1)).toEqual([]);
  expect(await asked()).toEqual([]);
  await expect(manager.deleteQuestion({ id })).rejects.toThrow('404');
});

test('questions of one title get different names in the API', async () => {
  const first = await manager.saveQuestion(QUESTION);
  const second = await manager.saveQuestion(QUESTION);
  const { rows } = await server.database.pool.query(
    'select param_name from clinic_branch_field where id = any ($1) order by id',
    [[first.id, second.id]],
  );
  expect(rows).toEqual([{ param_name: 'first_visit' }, { param_name: 'first_visit_2' }]);
});

test('a maximum below the minimum is refused', async () => {
  await expect(
    manager.saveQuestion({ ...QUESTION, min_length: 30, max_length: 20 }),
  ).rejects.toThrow('400 too_small');
});
