import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOGO_FORMATS } from '#shared/domain/catalogue/pictures/logo.ts';
import { PICTURE_SIZES, pictureType } from '#shared/domain/catalogue/pictures/picture.ts';
import { DEFAULT_LIMITS } from '#server/limits/index.ts';
import { drawLogo } from '#tests/support/data/logo.ts';
import { bomb, photograph, PHOTOGRAPH_OWNER } from '#tests/support/data/photograph.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const CLINIC = 1;
const UPLOAD = `/api/staff/v1/clinics/${CLINIC}/logo/`;
const MAX_CARD_BYTES = 4000;
const MAX_LOGOS = 30;

let server: TestServer;
let manager: StaffClient;
let headers: Record<string, string>;
let wide: Buffer;
beforeAll(async () => {
  const limits = { ...DEFAULT_LIMITS, logosPerClinic: MAX_LOGOS };
  server = await startTestServer({ template: polyclinic, limits });
  manager = await staffClient(server, 'clinic_admin', { clinicIds: [CLINIC] });
  headers = bearer(await signInVerified(server, 'account_manager'));
  wide = await drawLogo(1200, 300).png().toBuffer();
});
afterAll(() => server.close());

interface Upload {
  type?: string;
  headers?: Record<string, string>;
}

async function upload(payload: Buffer, options: Upload = {}) {
  const type = options.type ?? 'image/png';
  const response = await server.app.inject({
    method: 'POST',
    url: UPLOAD,
    payload,
    headers: {
      host: 'operator.hu.localhost',
      'content-type': type,
      ...(options.headers ?? headers),
    },
  });
  const body = response.json() as { logo_url?: string; errors?: { code: string }[] };
  return { status: response.statusCode, url: body.logo_url ?? '', code: body.errors?.[0]?.code };
}

async function draft(value: string | null, client = manager): Promise<number> {
  const { values } = await client.contentRow({ subject: 'clinic', id: CLINIC });
  const { live = null, draft = null } = values.find(({ field }) => field === 'logo') ?? {};
  const change = { field: 'logo', value, live, draft_id: draft?.id ?? null };
  await client.saveContentDrafts({ subject: 'clinic', id: CLINIC, changes: [change] });
  const { drafts } = await client.content({ clinic: CLINIC });
  return drafts.find(({ field }) => field === 'logo')?.id ?? 0;
}

/** Drafts a logo and publishes it. */
async function publish(value: string | null): Promise<void> {
  await manager.publishContentDrafts({ ids: [await draft(value)] });
  await server.site.reference.reload();
  expect(await logoOf()).toBe(value);
}

async function logoOf(): Promise<string | null> {
  const { rows } = await server.database.pool.query<{ slug: string }>(
    'select slug from clinic where id = $1',
    [CLINIC],
  );
  return (await server.get(`/api/v1/clinics/${rows[0]?.slug}/`)).body.logo_url;
}

const statusOf = async (url: string) => (await server.get(url)).status;

async function storedUrls(): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ url: string }>(
    'select url from clinic_logo order by url',
  );
  return rows.map(({ url }) => url);
}

test('an uploaded logo is in a draft, then on the page of patients, and the audit names its authors', async () => {
  const { status, url } = await upload(wide);
  expect([status, url]).toEqual([
    200,
    expect.stringMatching(/^\/media\/logos\/[0-9a-f]{20}-192x48\.png$/),
  ]);
  const id = await draft(url);
  expect(await logoOf()).toBeNull();
  expect((await manager.content()).rows[0]).toMatchObject({ has_picture: false });
  await manager.publishContentDrafts({ ids: [id] });
  await server.site.reference.reload();
  expect(await logoOf()).toBe(url);
  expect((await manager.content()).rows[0]).toMatchObject({ has_picture: true });
  const list = await server.get('/api/v1/clinics/');
  expect(list.body.results.find((each: { id: number }) => each.id === CLINIC).logo_url).toBe(url);
  const { rows } = await server.database.pool.query(
    `select actor, details from staff_event where action = 'published'`,
  );
  expect(rows).toMatchObject([
    { actor: 'clinic_admin', details: { drafts: [{ field: 'logo', by: 'clinic_admin' }] } },
  ]);
});

test('an uploaded logo keeps its sides and its transparency in every size and format, small and cached', async () => {
  const { url } = await upload(wide);
  // The server itself decodes nothing but JPEG, PNG and WebP.
  sharp.unblock({ operation: ['VipsForeignLoadHeif'] });
  const hash = /logos\/([0-9a-f]+)-/.exec(url)?.[1];
  for (const size of PICTURE_SIZES) {
    for (const format of LOGO_FORMATS) {
      const path = `/media/logos/${hash}-${size}x${size / 4}.${format}`;
      const response = await server.app.inject({ url: path });
      expect(response.headers).toMatchObject({
        'content-type': pictureType(format),
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { data, info } = await sharp(response.rawPayload)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([size, size / 4]);
      expect(data[3], 'the corner is transparent').toBe(0);
      const middle = (Math.floor(info.height / 2) * info.width + info.width / 2) * 4;
      expect(data[middle + 3], 'the middle is opaque').toBe(255);
      if (size === 192) expect(response.rawPayload.length).toBeLessThan(MAX_CARD_BYTES);
    }
  }
});

test('an uploaded logo is upright and has no metadata', async () => {
  const { url } = await upload(await photograph(800, 600), { type: 'image/jpeg' });
  expect(url).toMatch(/-144x192\.png$/);
  const { rawPayload: file } = await server.app.inject({ url });
  expect(file.includes(PHOTOGRAPH_OWNER)).toBe(false);
  const { exif, xmp, icc, orientation } = await sharp(file).metadata();
  expect({ exif, xmp, icc, orientation }).toEqual({});
});

test('a logo that is replaced or removed is gone from its address and the database', async () => {
  const former = (await logoOf()) ?? '';
  const { url } = await upload(await drawLogo(300, 900).webp().toBuffer(), { type: 'image/webp' });
  expect(await statusOf(former), 'patients still see it').toBe(200);
  await publish(url);
  expect([await statusOf(former), await statusOf(url)]).toEqual([404, 200]);
  await publish(null);
  expect(await statusOf(url)).toBe(404);
  expect(await storedUrls()).toEqual([]);
});

test('an upload deletes those that no draft names, but not that of a draft', async () => {
  const { url: drafted } = await upload(wide);
  const id = await draft(drafted);
  const { url: unused } = await upload(await drawLogo(400, 401).png().toBuffer());
  const { url: last } = await upload(await drawLogo(400, 410).png().toBuffer());
  expect(await storedUrls()).toEqual([drafted, last].toSorted());
  expect(await statusOf(unused)).toBe(404);
  await manager.discardContentDrafts({ ids: [id] });
  await expect(draft(unused), 'a draft of a logo that is gone').rejects.toThrow('400 invalid');
});

test('a draft names no other address and no logo of another clinic', async () => {
  const { url } = await upload(wide);
  await expect(draft('https://example.com/logo.png')).rejects.toThrow('400 invalid');
  await expect(draft(url.replace('192x48', '192x192'))).rejects.toThrow('400 invalid');
  await server.database.pool.query('update clinic_logo set clinic_id = 2');
  await expect(draft(url)).rejects.toThrow('400 invalid');
  await server.database.pool.query('update clinic_logo set clinic_id = 1');
});

test.each([
  ['random bytes', Buffer.from('GIF89a, not a picture'), 'picture_invalid'],
  ['nothing', Buffer.alloc(0), 'picture_invalid'],
  ['an SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="x"/>'), 'picture_is_svg'],
])('a logo is refused that is %s', async (_name, payload, code) => {
  expect(await upload(payload)).toMatchObject({ status: 400, code });
});

test('a logo is refused that says it is an SVG, with a reason', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await upload(svg, { type: 'image/svg+xml' })).toMatchObject({
    status: 400,
    code: 'picture_is_svg',
  });
});

test('a logo is refused that is cut off, too small, a line, or has too many pixels', async () => {
  const cut = await upload(wide.subarray(0, wide.length / 2));
  const small = await upload(await drawLogo(199, 100).png().toBuffer());
  const line = await upload(await drawLogo(900, 112).png().toBuffer());
  const large = await upload(await bomb());
  expect([cut.code, small.code, line.code, large.code]).toEqual([
    'picture_invalid',
    'logo_sides',
    'logo_sides',
    'picture_too_large',
  ]);
});

test('a logo is refused that has too many bytes, or another type', async () => {
  expect((await upload(Buffer.alloc(12 * 1024 * 1024 + 1))).status).toBe(413);
  for (const type of ['image/gif', 'image/heic', 'application/json']) {
    expect(await upload(wide, { type })).toMatchObject({ status: 415, code: 'picture_invalid' });
  }
});

test('a logo upload without a session, permission or reach gets a 401, 403 or 404', async () => {
  expect((await upload(wide, { headers: {} })).status).toBe(401);
  const copywriter = bearer(await signInVerified(server, 'copywriter'));
  expect((await upload(wide, { headers: copywriter })).status).toBe(403);
  const of = { username: 'other', clinicIds: [2] };
  const other = bearer(await signInVerified(server, 'clinic_admin', of));
  expect((await upload(wide, { headers: other })).status).toBe(404);
});

test('a clinic has a number of logos a day', async () => {
  for (let count = 0; count < MAX_LOGOS; count += 1) {
    const { status } = await upload(Buffer.from('no picture'));
    if (status === 429) break;
  }
  expect(await upload(wide)).toMatchObject({ status: 429, code: 'throttled' });
});
