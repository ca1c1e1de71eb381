import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContentDraft } from '#shared/contract/clinic-data/content/content-schemas.ts';
import type {
  ContentSubject,
  ContentValue,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const DOCTOR = 1;

let server: TestServer;
let manager: StaffClient;
let colleague: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  const rights = { clinicIds: [1] };
  manager = await staffClient(server, 'clinic_admin', { ...rights, username: 'anna' });
  colleague = await staffClient(server, 'clinic_admin', { ...rights, username: 'bela' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query('truncate content_draft');
});

/** Drafts a value as a person does who has just read the row. */
async function draft(
  client: StaffClient,
  [subject, id]: [ContentSubject, number],
  values: Record<string, ContentValue>,
) {
  const row = await client.contentRow({ subject, id });
  const changes = Object.entries(values).map(([field, value]) => {
    const seen = row.values.find((each) => each.field === field);
    if (seen === undefined) throw new Error(`no field ${field}`);
    return { field, value, live: seen.live, draft_id: seen.draft?.id ?? null };
  });
  return client.saveContentDrafts({ subject, id, changes });
}
const draftsOf = async (client: StaffClient): Promise<ContentDraft[]> =>
  (await client.content()).drafts;
const publish = async (client: StaffClient) =>
  client.publishContentDrafts({ ids: (await draftsOf(client)).map(({ id }) => id) });
async function liveOf(table: ContentSubject, column: string, id = DOCTOR): Promise<unknown> {
  const { rows } = await server.database.pool.query<{ value: unknown }>(
    `select ${column} as value from ${table} where id = $1`,
    [id],
  );
  return rows[0]?.value;
}

test('a draft is seen by colleagues with its author, and not by patients until it is published', async () => {
  await draft(manager, ['doctor', DOCTOR], { 'descriptions.hu': '  Gyermekeket is fogad. ' });
  expect(await draftsOf(colleague)).toMatchObject([
    {
      subject: 'doctor',
      subject_id: DOCTOR,
      field: 'descriptions.hu',
      state: 'ready',
      value: 'Gyermekeket is fogad.',
      drafted_by: 'anna',
    },
  ]);
  const slug = await liveOf('doctor', 'slug');
  const profile = async () => (await server.get(`/api/v1/doctors/${String(slug)}/`)).body;
  expect((await profile()).description).not.toContain('Gyermekeket');
  expect(await publish(colleague)).toEqual({ published_count: 1 });
  expect((await profile()).description).toContain('Gyermekeket is fogad.');
  expect(await draftsOf(manager)).toEqual([]);
});

test('a draft has every kind of value', async () => {
  const conditions = [{ hu: 'Asztma', en: 'Asthma', ru: 'Астма' }];
  const education = [{ names: { hu: 'SOTE', en: 'SOTE', ru: 'СОТЕ' }, year: 1996 }];
  const languages = ['hu'];
  await draft(manager, ['doctor', DOCTOR], {
    conditions,
    education,
    languages,
    practising_since: 1997,
  });
  await draft(manager, ['clinic_branch', 1], {
    phone: '06 1 234 5678',
    is_wheelchair_accessible: true,
    cancel_hours: 12,
    'parking.hu': 'Udvar',
    'parking.en': 'Yard',
    'parking.ru': 'Двор',
  });
  await draft(manager, ['clinic', 1], { website: 'https://example.com' });
  expect(await publish(manager)).toEqual({ published_count: 11 });
  expect(await liveOf('doctor', 'education')).toEqual(education);
  expect(await liveOf('doctor', 'conditions')).toEqual(conditions);
  const seen = await manager.contentRow({ subject: 'doctor', id: DOCTOR });
  expect(seen.values.find(({ field }) => field === 'conditions')?.live).toEqual(conditions);
  expect(await liveOf('doctor', 'languages')).toEqual(languages);
  expect(await liveOf('doctor', 'practising_since')).toBe(1997);
  expect(await liveOf('clinic_branch', 'phone', 1)).toBe('+36 1 234 5678');
  expect(await liveOf('clinic_branch', 'parking', 1)).toEqual({
    hu: 'Udvar',
    en: 'Yard',
    ru: 'Двор',
  });
  expect(await liveOf('clinic', 'website', 1)).toBe('https://example.com');
});

test('a draft ends when its value is the published one again', async () => {
  const before = Number(await liveOf('doctor', 'practising_since'));
  await draft(manager, ['doctor', DOCTOR], { practising_since: before + 1 });
  await draft(manager, ['doctor', DOCTOR], { practising_since: before });
  expect(await draftsOf(manager)).toEqual([]);
});

test('a draft is not written over that of a colleague', async () => {
  const seen = await manager.contentRow({ subject: 'doctor', id: DOCTOR });
  await draft(colleague, ['doctor', DOCTOR], { practising_since: 1990 });
  const live = seen.values.find(({ field }) => field === 'practising_since')?.live ?? null;
  const change = { field: 'practising_since', value: 1991, live, draft_id: null };
  const call = manager.saveContentDrafts({ subject: 'doctor', id: DOCTOR, changes: [change] });
  await expect(call).rejects.toThrow('400 content_changed');
  expect(await draftsOf(manager)).toMatchObject([{ value: 1990, drafted_by: 'bela' }]);
});

test('a draft is refused for a value that the field cannot have', async () => {
  const invalid = draft(manager, ['doctor', DOCTOR], { practising_since: 96 });
  await expect(invalid).rejects.toThrow('400 too_small');
  const empty = draft(manager, ['doctor', DOCTOR], { 'names.hu': ' ' });
  await expect(empty).rejects.toThrow('400 required');
  const unknown = { field: 'slug', value: 'x', live: null, draft_id: null };
  const call = manager.saveContentDrafts({ subject: 'doctor', id: 1, changes: [unknown] });
  await expect(call).rejects.toThrow('400 does_not_exist');
});

test('a draft of a text that needs every language is published with all of them only', async () => {
  const { pool } = server.database;
  await pool.query('update clinic_branch set parking = null');
  await draft(manager, ['clinic_branch', 1], { 'parking.hu': 'Az udvarban' });
  await expect(publish(manager)).rejects.toThrow('400 required');
  expect(await liveOf('clinic_branch', 'parking', 1)).toBeNull();
});

test('a publication of fifty drafts reloads the reference data once, and invalidates pages once', async () => {
  const { rows } = await manager.content();
  for (const { subject, id } of rows) {
    if (subject === 'doctor') {
      await draft(manager, ['doctor', id], {
        practising_since: 1981,
        'descriptions.hu': 'Új szöveg.',
        'science_degrees.hu': 'PhD',
        'academic_statuses.hu': 'docens',
        'descriptions.en': 'A new text.',
        'descriptions.ru': 'Новый текст.',
        'science_degrees.en': 'PhD',
        'science_degrees.ru': 'PhD',
        'academic_statuses.en': 'docent',
        'academic_statuses.ru': 'доцент',
      });
    } else if (subject === 'clinic_branch') {
      await draft(manager, ['clinic_branch', id], { phone: '+36 1 999 0000', cancel_hours: 3 });
    }
  }
  const count = (await draftsOf(manager)).length;
  expect(count).toBeGreaterThanOrEqual(50);
  const listener = await server.database.pool.connect();
  const channels: string[] = [];
  listener.on('notification', ({ channel }) => channels.push(channel));
  await listener.query('listen reference_changed; listen doctors_changed');
  expect(await publish(manager)).toEqual({ published_count: count });
  await listener.query('unlisten *');
  listener.release();
  expect(channels.filter((channel) => channel === 'reference_changed')).toHaveLength(1);
});

test('a publication by two people at once happens once', async () => {
  await draft(manager, ['doctor', DOCTOR], { practising_since: 1970, 'descriptions.hu': 'Egy.' });
  const ids = (await draftsOf(manager)).map(({ id }) => id);
  const events = async () => {
    const { rows } = await server.database.pool.query<{ count: number }>(
      `select count(*)::integer from staff_event where action = 'published'`,
    );
    return rows[0]?.count ?? 0;
  };
  const before = await events();
  const results = await Promise.allSettled([
    manager.publishContentDrafts({ ids }),
    colleague.publishContentDrafts({ ids }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find((each) => each.status === 'rejected')?.reason).toMatchObject({
    message: '400 content_changed',
  });
  expect(await events()).toBe(before + 1);
});

test('a publication is an event of each row, which says who has written what', async () => {
  await draft(manager, ['doctor', DOCTOR], { practising_since: 1971 });
  await publish(colleague);
  const { rows } = await server.database.pool.query(
    'select actor, action, subject_table, subject_id, details from staff_event order by id desc limit 1',
  );
  expect(rows).toEqual([
    {
      actor: 'bela',
      action: 'published',
      subject_table: 'doctor',
      subject_id: DOCTOR,
      details: {
        drafts: [
          {
            field: 'practising_since',
            by: 'anna',
            at: expect.stringMatching(/^2026-/),
          },
        ],
      },
    },
  ]);
});

test('a publication never overwrites a value that has changed since; a person decides', async () => {
  const { pool } = server.database;
  await draft(manager, ['doctor', DOCTOR], { practising_since: 1972, 'descriptions.hu': 'Új.' });
  await pool.query('update doctor set practising_since = 1960 where id = $1', [DOCTOR]);
  const states = (await draftsOf(manager)).map(({ field, state, live, base }) => ({
    field,
    state,
    isChanged: live !== base,
  }));
  expect(states).toEqual([
    { field: 'practising_since', state: 'conflict', isChanged: true },
    { field: 'descriptions.hu', state: 'ready', isChanged: false },
  ]);
  await expect(publish(manager)).rejects.toThrow('400 content_changed');
  expect(await liveOf('doctor', 'practising_since')).toBe(1960);

  await draft(colleague, ['doctor', DOCTOR], { practising_since: 1972 });
  expect((await draftsOf(manager)).map(({ state }) => state)).toEqual(['ready', 'ready']);
  await publish(manager);
  expect(await liveOf('doctor', 'practising_since')).toBe(1972);
});

test('a publication of a draft that was edited in the meantime is refused', async () => {
  await draft(manager, ['doctor', DOCTOR], { practising_since: 1973 });
  const ids = (await draftsOf(manager)).map(({ id }) => id);
  await draft(colleague, ['doctor', DOCTOR], { practising_since: 1974 });
  await expect(manager.publishContentDrafts({ ids })).rejects.toThrow('400 content_changed');
  await expect(manager.discardContentDrafts({ ids })).rejects.toThrow('400 content_changed');
});

test('a discarded draft is gone', async () => {
  await draft(manager, ['doctor', DOCTOR], { practising_since: 1975 });
  const ids = (await draftsOf(manager)).map(({ id }) => id);
  expect(await colleague.discardContentDrafts({ ids })).toEqual({ discarded_count: 1 });
  expect(await draftsOf(manager)).toEqual([]);
});

test('the author is told of a draft whose row has moved or is deleted, and can only discard it', async () => {
  const { pool } = server.database;
  await draft(manager, ['doctor', DOCTOR], { practising_since: 1976 });
  await draft(manager, ['doctor', 2], { practising_since: 1976 });
  const moved = await pool.query<{ id: number; clinic_branch_id: number }>(
    'select id, clinic_branch_id from schedule where doctor_id = $1',
    [DOCTOR],
  );
  await pool.query('update schedule set clinic_branch_id = 3 where doctor_id = $1', [DOCTOR]);
  await pool.query('update content_draft set subject_id = 99999 where subject_id = 2');
  const gone = await draftsOf(manager);
  expect(gone.map(({ state, names }) => [state, names.hu !== undefined])).toEqual([
    ['gone', true],
    ['gone', true],
  ]);
  expect(await draftsOf(colleague)).toEqual([]);
  await expect(publish(manager)).rejects.toThrow('400 content_gone');
  const ids = gone.map(({ id }) => id);
  await expect(colleague.discardContentDrafts({ ids })).rejects.toThrow('400 content_changed');
  expect(await manager.discardContentDrafts({ ids })).toEqual({ discarded_count: 2 });
  for (const { id, clinic_branch_id: branch } of moved.rows) {
    await pool.query('update schedule set clinic_branch_id = $2 where id = $1', [id, branch]);
  }
});

test('an account does not find rows and drafts out of its reach', async () => {
  await draft(manager, ['doctor', DOCTOR], { practising_since: 1977 });
  const ids = (await draftsOf(manager)).map(({ id }) => id);
  const other = await staffClient(server, 'clinic_admin', { clinicIds: [2], username: 'ottó' });
  expect(await draftsOf(other)).toEqual([]);
  for (const subject of ['doctor', 'clinic', 'clinic_branch'] as const) {
    await expect(other.contentRow({ subject, id: 1 })).rejects.toThrow('404 not_found');
    const change = { field: 'website', value: null, live: null, draft_id: null };
    const call = other.saveContentDrafts({ subject, id: 1, changes: [change] });
    await expect(call).rejects.toThrow('404 not_found');
  }
  await expect(other.content({ clinic: 1 })).rejects.toThrow('404 not_found');
  // As of drafts that do not exist.
  await expect(other.publishContentDrafts({ ids })).rejects.toThrow('400 content_changed');
  await expect(other.discardContentDrafts({ ids })).rejects.toThrow('400 content_changed');
  expect((await draftsOf(manager)).map(({ id }) => id)).toEqual(ids);
});

test('an account of one branch edits its branch and doctors, and not the clinic', async () => {
  const rights = { position: 'manager', branchIds: [1], username: 'mari' } as const;
  const own = await staffClient(server, 'clinic_branch_admin', rights);
  const { rows } = await own.content();
  expect(rows.filter(({ subject }) => subject !== 'doctor').map(({ id }) => id)).toEqual([1]);
  expect(rows.some(({ subject, id }) => subject === 'doctor' && id === DOCTOR)).toBe(true);
  await expect(own.contentRow({ subject: 'clinic', id: 1 })).rejects.toThrow('404 not_found');
  const all = { ...rights, branchIds: [1, 2], username: 'mari2' };
  const ofAll = await staffClient(server, 'clinic_branch_admin', all);
  expect((await ofAll.contentRow({ subject: 'clinic', id: 1 })).id).toBe(1);
  const desk = { position: 'desk', branchIds: [1], username: 'desk' } as const;
  const reception = await staffClient(server, 'clinic_branch_admin', desk);
  await expect(reception.content()).rejects.toThrow('403 forbidden');
});

test('texts have their state: missing, a draft for the copywriter, or checked', async () => {
  const copywriter = await staffClient(server, 'copywriter');
  const text = { field: 'descriptions', language: 'hu', text: 'Szöveg', source: 'Szöveg' } as const;
  const texts = [
    { ...text, is_checked: true },
    { ...text, language: 'en' as const, text: 'Text', is_checked: false },
    { ...text, language: 'ru' as const, text: '', is_checked: false },
  ];
  await copywriter.saveTexts({ subject: 'doctor', id: DOCTOR, texts });
  const { values } = await manager.contentRow({ subject: 'doctor', id: DOCTOR });
  const states = values
    .filter(({ field }) => field.startsWith('descriptions.'))
    .map(({ field, text_state: state }) => [field.slice(-2), state]);
  expect(new Map(states as [string, string][])).toEqual(
    new Map([
      ['hu', 'checked'],
      ['en', 'draft'],
      ['ru', 'missing'],
    ]),
  );
});
