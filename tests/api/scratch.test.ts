import { test } from 'vitest';
import { startTestServer } from '#tests/support/server.ts';
import { payload, slotsOn, TUESDAY } from '#tests/support/booking.ts';
test('x', async () => {
  const s = await startTestServer({ flags: { otp: false } });
  console.log(s.app.printRoutes({ commonPrefix: false }));
  const [slot] = await slotsOn(s, TUESDAY);
  const show = async (n: string, a: any) => {
    const r = await a;
    console.log(n, r.status, JSON.stringify(r.body)?.slice(0, 300));
  };
  for (const u of [
    '/api/v1/doctors/%zz/',
    '/api/v1/doctors/%ff/',
    '/api/v1/doctors/?city=%zz',
    '/api/v1/doctors/?city=1&city=2',
    '/api/v1/doctors/?limit=0',
    '/api/v1/cities/?limit=0',
    '/api/v1/cities/?limit=abc',
    '/api/v1/doctors/' + 'a'.repeat(400) + '/',
    '/api/v1/doctors/?__proto__=1&constructor=2',
    '/api/v1/doctors/?city=999',
    '/api/v1/slots/?doctor=1&date_from=2026-02-30&date_to=2026-03-01',
    '/api/v1/slots/?doctor=1&date_from=0000-01-01&date_to=0000-01-02',
    '/api/v1/slots/',
    '//api/v1//x',
    '/api/nope',
    '/api/v1/slots/nearest/?doctor=1&date_from=2199-01-01',
    '/api/v1/doctors/?slot_date=2199-01-01',
    '/api/v1/doctors/?ordering=distance',
    '/api/v1/doctors/?expand=foo',
  ])
    await show(u, s.get(u));
  const deep = '['.repeat(30000) + ']'.repeat(30000);
  await show(
    'deep',
    s.post(
      '/api/v1/appointments/',
      JSON.stringify(payload(slot!.id)).slice(0, -1) + ',"x":' + deep + '}',
    ),
  );
  await show('deep2', s.post('/api/v1/appointments/', deep));
  await show(
    'nested google',
    s.post(
      '/api/v1/appointments/',
      payload((await slotsOn(s, TUESDAY))[0]!.id, { google_ids: { 'a\nb': { x: [1] } } }),
    ),
  );
  await show(
    'code',
    s.post(
      '/api/v1/appointments/',
      payload(slot!.id, {
        code: { code: '' },
        client_surname: 5,
        additional_fields: [{ clinic_branch_field: 1, value: {} }],
      }),
    ),
  );
  await show(
    'form',
    s.post('/api/v1/appointments/', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
  );
  await show('big', s.post('/api/v1/appointments/', 'a'.repeat(70000)));
  for (const m of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE'] as const) {
    const r = await s.app.inject({ method: m as any, url: '/api/v1/cities/' });
    console.log(m, r.statusCode, r.body.slice(0, 200));
  }
  await s.close();
});
