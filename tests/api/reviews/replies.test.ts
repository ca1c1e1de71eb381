import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import {
  buildAppointment,
  buildBranch,
  buildClinic,
  buildReview,
  buildSchedule,
} from '#tests/support/data/factories.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const HOUR = 3_600_000;
const APPOINTMENT = 1001;
const TEXT = 'Thank you for your feedback.';

let server: TestServer;
let manager: StaffClient;
let operator: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  const { pool } = server.database;
  await buildAppointment(pool, {
    starts_at: '2026-11-20T09:00:00Z',
    client_name: 'Éva',
    client_surname: 'Zsindelyes',
  });
  await pool.query('delete from review');
  await buildReview(pool, {
    id: 10,
    doctor_id: ids.doctor,
    appointment_id: APPOINTMENT,
    author: 'Éva',
    is_published: true,
  });
  manager = await clientOf('manager', ids.branch);
  operator = await staffClient(server, 'operator');
});
afterEach(() => server.close());

const clientOf = (
  username: string,
  branch: number,
  position: 'manager' | 'desk' | 'doctor' = 'manager',
  doctorId: number | null = null,
) =>
  staffClient(server, 'clinic_branch_admin', {
    username,
    branchIds: [branch],
    position,
    doctorId,
  });
const reply = (text = TEXT, version: number | null = null, staff = manager) =>
  staff.saveReply({ id: 10, text, language: 'hu', version });
/** Makes the replies older; a session would end earlier. */
const age = (hours: number) =>
  server.database.pool.query(
    `update review_reply set created_at = created_at - $1 * interval '1 hour'`,
    [hours],
  );
const replyId = async () => (await operator.nextReview({})).reply?.id ?? 0;
const publish = async (version = 0) =>
  operator.decideReply({ id: await replyId(), version, verdict: 'published' });
const shown = async () => {
  const { body } = await server.get('/api/v1/doctors/nagy-anna/reviews/?locale=hu');
  return body.results.find(({ id }: { id: number }) => id === 10);
};

test('the reviews of a clinic are those of appointments at the branches of the account, by reply', async () => {
  const list = await manager.receivedReviews({});
  expect(list).toMatchObject({
    unanswered: 1,
    next: null,
    results: [{ id: 10, author: 'Éva', reply: null, report: null }],
  });
  await reply();
  expect(await manager.receivedReviews({})).toMatchObject({ unanswered: 0, results: [] });
  const { results } = await manager.receivedReviews({ state: 'answered' });
  expect(results).toMatchObject([{ id: 10, reply: { text: TEXT, state: 'waiting' } }]);
});

test('the reviews of a clinic without an appointment show the reply of another clinic only while it is published', async () => {
  const { pool } = server.database;
  await buildClinic(pool, { id: 2, names: 'Tisza Clinic' });
  await buildBranch(pool, { id: 9, clinic_id: 2, city_id: ids.city });
  await buildSchedule(pool, { id: 9, doctor_id: ids.doctor, clinic_branch_id: 9 });
  await pool.query('update review set appointment_id = null where id = 10');
  const other = await clientOf('other', 9);
  const seen = async () => (await other.receivedReviews({ state: 'answered' })).results[0]?.reply;
  await reply();
  expect(await seen()).toMatchObject({ text: '', state: 'waiting', editable_until: null });
  const id = await replyId();
  await operator.decideReply({ id, version: 0, verdict: 'rejected', reason: 'patient_data' });
  expect(await seen()).toMatchObject({ text: '', state: 'waiting', rejection_reason: null });
  await reply(`${TEXT} Duna`, 1);
  await publish(2);
  expect(await seen()).toMatchObject({ text: `${TEXT} Duna`, state: 'published' });
});

test('the reviews of a clinic of another branch are a 404, and of other doctors are hidden from a doctor', async () => {
  const other = await clientOf('other', ids.branchWithQuestions);
  expect((await other.receivedReviews({})).results).toEqual([]);
  await expect(reply(TEXT, null, other)).rejects.toThrow('404');
  await expect(other.reportReview({ id: 10, reason: 'insult', comment: '' })).rejects.toThrow(
    '404',
  );
  const colleague = await clientOf('colleague', ids.branch, 'doctor', ids.otherDoctor);
  expect((await colleague.receivedReviews({})).results).toEqual([]);
  const doctor = await clientOf('doctor', ids.branch, 'doctor', ids.doctor);
  expect((await doctor.receivedReviews({})).results).toHaveLength(1);
  await expect(reply(TEXT, null, doctor)).rejects.toThrow('403');
});

test('the reviews of a clinic are listed page by page, the newest first', async () => {
  await server.database.pool.query(
    `insert into review (id, doctor_id, author, score, comment, language, is_published, created_at)
       select 100 + n, $1, 'Dóra', 9, '', 'hu', true, '2026-11-01T10:00Z'::timestamptz + n * interval '1 hour'
       from generate_series(1, 30) n`,
    [ids.doctor],
  );
  const first = await manager.receivedReviews({});
  const second = await manager.receivedReviews({ cursor: first.next ?? '' });
  const seen = [...first.results, ...second.results].map(({ id }) => id);
  expect(seen).toHaveLength(31);
  expect(new Set(seen).size).toBe(31);
  expect(seen.at(-2)).toBe(101);
  expect(second.next).toBeNull();
});

test('the reviews of a clinic are filtered by score, doctor and text', async () => {
  const { pool } = server.database;
  await buildReview(pool, {
    id: 11,
    doctor_id: ids.doctor,
    author: 'Dóra',
    score: 4,
    comment: 'Sokat kellett VÁRNI 100%.',
    is_published: true,
  });
  await pool.query('update review set score = 9 where id = 10');
  const idsOf = async (query: Parameters<StaffClient['receivedReviews']>[0]) =>
    (await manager.receivedReviews(query)).results.map(({ id }) => id);
  expect(await idsOf({ score: 'low' })).toEqual([11]);
  expect(await idsOf({ score: 'middle' })).toEqual([]);
  expect(await idsOf({ score: 'high' })).toEqual([10]);
  expect(await idsOf({ search: ' várni ' })).toEqual([11]);
  expect(await idsOf({ search: 'dóra' })).toEqual([11]);
  expect(await idsOf({ search: '0%' })).toEqual([11]);
  expect(await idsOf({ search: '_' })).toEqual([]);
  expect(await idsOf({ doctor: 'kis-bela' })).toEqual([]);
  expect((await idsOf({ doctor: 'nagy-anna' })).toSorted()).toEqual([10, 11]);
  const { doctors } = await manager.receivedReviews({ score: 'middle' });
  expect(doctors).toEqual([{ slug: 'nagy-anna', name: 'Nagy Anna' }]);
});

test('the reviews of a clinic that are not published are not listed', async () => {
  await server.database.pool.query('update review set is_published = false');
  expect((await manager.receivedReviews({})).results).toEqual([]);
  await expect(reply()).rejects.toThrow('404');
});

test('a reply is on the pages of the doctor and the clinic after its publication', async () => {
  const { outcome, review } = await reply();
  expect([outcome, review.reply?.state]).toEqual(['done', 'waiting']);
  expect(await shown()).not.toHaveProperty('reply');
  expect(await publish()).toMatchObject({ outcome: 'done', reply: { state: 'published' } });
  const expected = { text: TEXT, language: 'hu', clinic: review.clinic };
  expect((await shown()).reply).toMatchObject(expected);
  const { body: clinics } = await server.get('/api/v1/clinics/?locale=hu');
  const slugs: string[] = clinics.results.map(({ slug }: { slug: string }) => slug);
  const pages = await Promise.all(
    slugs.map((slug) => server.get(`/api/v1/clinics/${slug}/reviews/?locale=hu`)),
  );
  const replies = pages.flatMap(({ body }) => body.results).filter((each) => 'reply' in each);
  expect(replies).toMatchObject([{ id: 10, reply: expected }]);
});

test.each([
  ['Kedves Éva, köszönjük.', 'name'],
  ['Hívjon: +36 20 123 4567', 'phone'],
  ['Köszönjük, hogy nálunk járt.', 'visit'],
])('a reply that tells of the patient is not stored: %s', async (text, kind) => {
  const { outcome, problems, review } = await reply(text);
  expect([outcome, review.reply]).toEqual(['stopped', null]);
  expect(problems.map((each) => each.kind)).toContain(kind);
});

test('a reply does not show by its checks which name is in the booking', async () => {
  const { outcome, problems, review } = await reply('Kedves Zsindelyes Asszony, köszönjük.');
  expect([outcome, problems, review.reply?.state]).toEqual(['done', [], 'waiting']);
});

test('a reply in a language of another country is a 400', async () => {
  await expect(
    manager.saveReply({ id: 10, text: TEXT, language: 'kk', version: null }),
  ).rejects.toThrow('400');
});

test('a reply is given once, also by concurrent colleagues', async () => {
  const colleague = await clientOf('colleague', ids.branch);
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      reply(`${TEXT} ${index}`, null, index % 2 === 0 ? manager : colleague),
    ),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
  expect(outcomes.filter(({ outcome }) => outcome === 'changed')).toHaveLength(7);
});

test('a reply can be changed for 24 hours, and then waits again', async () => {
  await reply();
  await publish();
  await age(23);
  expect((await reply('Másik szöveg.', 0)).outcome).toBe('changed');
  const changed = await reply('Másik szöveg.', 1);
  expect([changed.outcome, changed.review.reply?.state]).toEqual(['done', 'waiting']);
  expect(await shown()).not.toHaveProperty('reply');
  await age(2);
  const late = await reply('Harmadik szöveg.', 2);
  expect([late.outcome, late.review.reply?.editable_until]).toEqual(['too_late', null]);
});

test('a reply that is rejected can be changed for another 24 hours', async () => {
  await reply();
  await age(30);
  const decision = { id: await replyId(), version: 0, verdict: 'rejected' } as const;
  await expect(operator.decideReply(decision)).rejects.toThrow('400 required');
  await operator.decideReply({ ...decision, reason: 'advertising' });
  const { results } = await manager.receivedReviews({ state: 'answered' });
  expect(results[0]?.reply).toMatchObject({ state: 'rejected', rejection_reason: 'advertising' });
  expect((await reply('Új szöveg.', 1)).outcome).toBe('done');
});

test('a reply is deleted by its clinic at any time, and the review can be answered again', async () => {
  await reply();
  await publish();
  await age(30);
  expect(await shown()).toHaveProperty('reply');
  const stranger = await clientOf('stranger', ids.branchWithQuestions);
  await expect(stranger.deleteReply({ id: 10, version: 1 })).rejects.toThrow('404');
  expect((await manager.deleteReply({ id: 10, version: 0 })).outcome).toBe('changed');
  const deleted = await manager.deleteReply({ id: 10, version: 1 });
  expect(deleted).toMatchObject({ outcome: 'done', review: { reply: null } });
  expect(await shown()).not.toHaveProperty('reply');
  expect((await manager.deleteReply({ id: 10, version: 1 })).outcome).toBe('changed');
  const { rows } = await server.database.pool.query(
    `select actor, action from staff_event where subject_table = 'review_reply' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ actor: 'clinic manager', action: 'deleted' }]);
  expect((await reply('Új szöveg.')).outcome).toBe('done');
});

test('a reply is deleted together with the review', async () => {
  await reply();
  await server.database.pool.query('select delete_review(10)');
  const { rows } = await server.database.pool.query('select from review_reply');
  expect(rows).toEqual([]);
});

test('the moderation of replies is in the queue of reviews, by the time of waiting', async () => {
  const { pool } = server.database;
  const review = { doctor_id: ids.doctor, is_published: false };
  const at = (hours: number) => new Date(server.clock.now() + hours * HOUR).toISOString();
  await buildReview(pool, { ...review, id: 20, created_at: at(-1) });
  await buildReview(pool, { ...review, id: 21, created_at: at(1) });
  await reply();
  const first = await operator.nextReview({});
  expect([first.count, first.review?.id, first.reply]).toEqual([3, 20, null]);
  const second = await operator.nextReview({ after: 20 });
  expect(second).toMatchObject({ review: { id: 10 }, reply: { text: TEXT, marks: [] } });
  const third = await operator.nextReview({ after_reply: second.reply?.id ?? 0 });
  expect([third.review?.id, third.reply]).toEqual([21, null]);
  expect((await operator.nextReview({ after: 21 })).review).toBeNull();
});

test('the moderation of replies marks words about care', async () => {
  await reply('Minden kezelés előtt tájékoztatást adunk.');
  const { reply: waiting } = await operator.nextReview({});
  expect(waiting?.marks).toMatchObject([{ kind: 'care' }]);
});

test('the moderation of replies marks the name in the booking, which the response does not have', async () => {
  await reply('Kedves Zsindelyes! Köszönjük.');
  const { reply: waiting } = await operator.nextReview({});
  expect(waiting?.marks).toEqual([{ kind: 'name', start: 7, end: 17 }]);
  expect(JSON.stringify(waiting).match(/Zsindelyes/g)).toHaveLength(1);
});

test('the moderation of replies takes a published reply down at any time', async () => {
  await reply();
  const id = await replyId();
  await publish();
  await age(30);
  expect(await shown()).toHaveProperty('reply');
  const decision = { id, version: 1, verdict: 'rejected', reason: 'patient_data' } as const;
  expect(await operator.decideReply({ ...decision, version: 0 })).toMatchObject({
    outcome: 'changed',
  });
  const first = await operator.decideReply(decision);
  expect(first).toMatchObject({ outcome: 'done', reply: { state: 'rejected', version: 2 } });
  expect(first.reply?.events.map(({ action }) => action)).toContain('rejected');
  expect(await operator.decideReply(decision)).toEqual(first);
  expect(await shown()).not.toHaveProperty('reply');
  const { results } = await manager.receivedReviews({ state: 'answered' });
  expect(results[0]?.reply).toMatchObject({
    state: 'rejected',
    rejection_reason: 'patient_data',
  });
});

test('the moderation of replies is decided once, and can be taken back', async () => {
  await reply();
  const id = await replyId();
  const first = await publish();
  expect(await operator.decideReply({ id, version: 0, verdict: 'published' })).toEqual(first);
  const boss = await staffClient(server, 'operator_manager');
  const late = { id, version: 0, verdict: 'rejected', reason: 'insult' } as const;
  expect(await boss.decideReply(late)).toMatchObject({ outcome: 'changed' });
  expect((await boss.undoReply({ id, version: 1 })).outcome).toBe('changed');
  expect((await operator.undoReply({ id, version: 1 })).outcome).toBe('done');
  expect(await shown()).not.toHaveProperty('reply');
});

test('a reply left for a second look is shown to and decided by those who may overturn decisions', async () => {
  await reply();
  const id = await replyId();
  const left = await operator.decideReply({ id, version: 0, verdict: 'second_look' });
  expect(left).toEqual({ outcome: 'done', reply: null });
  expect((await operator.nextReview({})).reply).toBeNull();
  const again = { id, version: 1, verdict: 'published' } as const;
  await expect(operator.decideReply(again)).rejects.toThrow('404');
  const boss = await staffClient(server, 'operator_manager');
  expect((await boss.nextReview({ queue: 'second_look' })).reply?.id).toBe(id);
  expect((await boss.decideReply(again)).outcome).toBe('done');
});

test('the moderation of replies does not change the neutrality of reviews', async () => {
  const before = await operator.neutrality();
  await reply();
  await publish();
  expect(await operator.neutrality()).toEqual(before);
});

test('a report of a review is an item of the inbox, once per clinic', async () => {
  const report = () =>
    manager.reportReview({ id: 10, reason: 'not_a_patient', comment: 'Nincs a naptárban.' });
  expect((await report()).report?.reason).toBe('not_a_patient');
  await report();
  const { results } = await operator.inbox({ kind: 'report' });
  expect(results).toMatchObject([
    { kind: 'report', sender: null, clinic_names: expect.anything(), text: 'not_a_patient' },
  ]);
  const item = await operator.inboxItem({ id: results[0]?.id ?? '' });
  expect(item.clinic_names).toEqual(results[0]?.clinic_names);
  expect(item.fields).toContainEqual({ name: 'comment', value: 'Nincs a naptárban.' });
  expect(item.fields).toContainEqual({ name: 'review_id', value: '10' });
  const closed = await operator.closeInboxItem({ id: item.id, note: 'Valódi páciens.' });
  expect(closed.done_by).toBe('operator operator');
  expect(await shown()).toMatchObject({ id: 10 });
});
