import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { cleanHtml } from '#server/text/clean-html.ts';
import {
  startSitesWithFlags,
  type SiteWithFlags,
  type SitesWithFlags,
} from '#tests/support/servers/sites-with-flags.ts';
import type { TestServer } from '#tests/support/servers/server.ts';
import { bookAppointment, endAppointment, slotAt } from '#tests/support/data/appointment.ts';

let sites: SitesWithFlags;
let site: SiteWithFlags;
let server: TestServer;
beforeAll(async () => {
  sites = await startSitesWithFlags();
  ({ server } = sites);
  site = await sites.open({ feedbackModeration: false });
});
afterAll(() => sites.close());

describe('cross-site scripting', () => {
  const CODE = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'`;
  const isCode = (html: string) => /<script>alert|<img src=x/.test(html);

  test('scripts in a name and a review are escaped on the pages of the appointment and the doctor', async () => {
    const appointment = await bookAppointment(server, await slotAt(server, '09:00'), {
      code: { code: await codeFor('+36 20 123 4567') },
    });
    // Names are refused with markup; one may be older than that rule.
    await server.database.pool.query(
      'update appointment set client_name = $1, client_surname = $1 where id = $2',
      [CODE, appointment.id],
    );
    const page = await site.get(paths.appointment(appointment.id, appointment.hash));
    expect(page.status).toBe(200);
    expect(isCode(page.text)).toBe(false);
    const calendar = await site.get(
      `/api/v1/appointments/${appointment.id}/calendar.ics?hash=${appointment.hash}`,
    );
    expect(calendar.text).toContain('BEGIN:VCALENDAR');
    await endAppointment(server, appointment.id);
    const review = { appointment: appointment.id, hash: appointment.hash, score: 9, comment: CODE };
    expect((await site.post('/api/v1/feedback/', review)).status).toBe(201);
    const doctor = await site.get('/doctor/nagy-anna');
    expect(doctor.text).toContain('&lt;script&gt;alert(1)');
    expect(isCode(doctor.text)).toBe(false);
  });

  test.each([
    `/doctors?search=${encodeURIComponent(CODE)}`,
    `/doctors/budapest?${encodeURIComponent(CODE)}=${encodeURIComponent(CODE)}`,
    `/${encodeURIComponent(CODE)}`,
    `/doctor/${encodeURIComponent(CODE)}?utm_source=${encodeURIComponent(CODE)}`,
    `/<script>alert(1)</script>`,
  ])('a script in a URL is escaped: %s', async (url) => {
    const page = await site.get(url, { referer: CODE, cookie: `city-slug=${CODE}` });
    expect(page.status).toBeLessThan(500);
    expect(isCode(page.text)).toBe(false);
  });

  test.each([
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<math><mi xlink:href="data:x,<script>alert(1)</script>"></mi></math>', ''],
    ['<a href="  JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="http://evil.example">a</a>', '<a>a</a>'],
    ['<p><iframe src="https://evil.example"></iframe>a</p>', '<p>a</p>'],
    ['<b><style>*{display:none}</style>a</b>', '<b>a</b>'],
    ['<form action="/x"><input name=a></form>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', null],
    ['<!--><img src=x onerror=alert(1)>-->', null],
    ['<template><img src=x onerror=alert(1)></template>', null],
  ])('HTML of a clinic is sanitised: %s', (html, expected) => {
    const clean = cleanHtml(html);
    if (expected !== null) expect(clean).toBe(expected);
    expect(clean).not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|strong|em|b|i|a)\b)|\son\w+=|script:/i);
  });

  test('HTML in the database is sanitised when it is read', async () => {
    await server.database.pool.query(
      `update doctor_service set price_conditions = (
         select jsonb_object_agg(language, $1::text) from unnest('{hu,en,ru}'::text[]) language)`,
      ['<p>Fasting</p><img src=x onerror=alert(1)>'],
    );
    const { status, body } = await server.get('/api/v1/doctors/nagy-anna/');
    expect([status, JSON.stringify(body)]).toEqual([
      200,
      expect.stringContaining('<p>Fasting</p>'),
    ]);
    expect(isCode(JSON.stringify(body))).toBe(false);
  });

  async function codeFor(phone: string): Promise<string> {
    await server.post('/api/v0/registration_codes/', { phone });
    return /\b\d{4}\b/.exec(server.sms.sent[0]?.text ?? '')?.[0] ?? '';
  }
});

describe('redirects', () => {
  const ORIGIN = 'http://vizit.hu';

  test.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example/%2f..',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '//evil.example/doctors/',
    '/ru//evil.example/',
    '/en//evil.example',
    '/hu//evil.example/',
    '/doctors//evil.example/',
    '/?next=https://evil.example',
    '/doctors/?city=//evil.example',
    '/a/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/doctors/%0d%0aSet-Cookie:a=b/',
  ])('a redirect never leaves the site: %s', async (url) => {
    for (const host of ['vizit.hu', 'www.vizit.hu']) {
      const { status, location } = await site.get(url, { host });
      expect(status).toBeLessThan(500);
      if (location !== undefined) expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
    }
  });

  test('a redirect for an unknown host is not cacheable', async () => {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.end(
      'GET http://evil.example/robots.txt HTTP/1.1\r\nHost: vizit.hu\r\nConnection: close\r\n\r\n',
    );
    expect(await text(socket)).toContain('\r\ncache-control: private, no-cache\r\n');
  });
});
