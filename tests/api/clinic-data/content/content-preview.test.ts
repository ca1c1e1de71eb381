import { afterAll, beforeAll, expect, test } from 'vitest';
import { withRolledBackPool } from '#server/db/pool/rolled-back.ts';
import { DEFAULT_LIMITS } from '#server/limits/index.ts';
import type { PageRenderer } from '#server/ssr/render-page.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const MAX_PREVIEWS = 6;

/** A page that reads a doctor and a clinic as the pages of patients do. */
const render: PageRenderer = async ({ apiFor, url, isPreview }) => {
  const api = apiFor('hu');
  const doctor = await api.doctor({ slug: 'nagy-anna' });
  const clinic = await api.clinic({ slug: 'duna-clinic' });
  const phones = clinic.clinic_branches.map(({ phone }) => phone);
  return { status: 200, headers: {}, html: JSON.stringify({ url, isPreview, doctor, phones }) };
};

let server: TestServer;
let manager: StaffClient;
beforeAll(async () => {
  const limits = { ...DEFAULT_LIMITS, previewsPerAccount: MAX_PREVIEWS };
  server = await startTestServer({ render, limits });
  manager = await staffClient(server, 'clinic_admin', { clinicIds: [1] });
});
afterAll(() => server.close());

const doctorRow = { subject: 'doctor', id: 1 } as const;
const look = { language: 'ru', device: 'mobile' } as const;

test('a preview shows drafts of doctors and branches, and publishes nothing', async () => {
  const { pool } = server.database;
  for (const [subject, field, value] of [
    ['doctor', 'descriptions.hu', 'Vázlat szövege.'],
    ['clinic_branch', 'phone', '+36 1 765 4321'],
  ] as const) {
    const row = await manager.contentRow({ subject, id: 1 });
    const live = row.values.find((each) => each.field === field)?.live ?? null;
    const changes = [{ field, value, live, draft_id: null }];
    await manager.saveContentDrafts({ subject, id: 1, changes });
  }
  const ids = (await manager.content()).drafts.map(({ id }) => id);
  const { status, html } = await manager.previewContent({ ...doctorRow, ...look, ids });
  expect(status).toBe(200);
  expect(JSON.parse(html)).toMatchObject({
    url: '/ru/doctor/nagy-anna',
    isPreview: true,
    doctor: { description: 'Vázlat szövege.' },
    phones: expect.arrayContaining(['+36 1 765 4321']),
  });
  const published = await manager.previewContent({ ...doctorRow, ...look, ids: [] });
  expect(published.html).not.toContain('Vázlat szövege.');
  expect(published.html).not.toContain('765 4321');
  const { rows } = await pool.query(
    `select (select count(*)::integer from content_draft) as drafts,
       (select count(*)::integer from staff_event where action = 'published') as published,
       (select descriptions ->> 'hu' from doctor where id = 1) as text`,
  );
  expect(rows).toEqual([{ drafts: 2, published: 0, text: expect.not.stringContaining('Vázlat') }]);
});

test('drafts of another published value, and rows out of reach, are refused', async () => {
  await server.database.pool.query(`update clinic_branch set phone = '+36 1 000 0000'`);
  const ids = (await manager.content()).drafts.map(({ id }) => id);
  const call = manager.previewContent({ ...doctorRow, ...look, ids });
  await expect(call).rejects.toThrow('400 content_changed');
  const other = await staffClient(server, 'clinic_admin', { clinicIds: [2], username: 'ottó' });
  await expect(other.previewContent({ ...doctorRow, ...look, ids: [] })).rejects.toThrow(
    '404 not_found',
  );
});

test('an account has a number of previews an hour, and previews leave no transaction', async () => {
  const calls = Array.from({ length: MAX_PREVIEWS }, () =>
    manager.previewContent({ ...doctorRow, ...look, ids: [] }),
  );
  const results = await Promise.allSettled(calls);
  const failed = results.filter((each) => each.status === 'rejected');
  expect(failed.length).toBeGreaterThan(0);
  expect(String(failed[0]?.reason)).toContain('429');
  const countOpen = async () => {
    const { rows } = await server.database.pool.query(
      `select count(*)::integer as open from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    );
    return rows;
  };
  // PostgreSQL learns that a connection was closed a moment after it was.
  await expect.poll(countOpen).toEqual([{ open: 0 }]);
});

test('nothing is written by a preview that loses its connection', async () => {
  const { pool } = server.database;
  await withRolledBackPool(server.site.database.pool, async (single) => {
    const { rows } = await single.query<{ pid: number }>('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    const write = () => single.query(`update doctor set register_number = 'preview'`);
    await write().catch(() => undefined);
    await write();
  });
  const { rows } = await pool.query(`select from doctor where register_number = 'preview'`);
  expect(rows).toEqual([]);
});
