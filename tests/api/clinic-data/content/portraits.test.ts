import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PICTURE_SIZES, pictureType } from '#shared/domain/catalogue/pictures/picture.ts';
import { PORTRAIT_FORMATS } from '#shared/domain/catalogue/pictures/portrait.ts';
import { assetPaths } from '#shared/paths.ts';
import {
  bomb,
  head,
  photograph,
  PHOTOGRAPH_OWNER,
  textBomb,
} from '#tests/support/data/photograph.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const DOCTOR = 1;
const UPLOAD = `/api/staff/v1/doctors/${DOCTOR}/portrait/`;
const MAX_CARD_BYTES = 4000;

let server: TestServer;
let manager: Record<string, string>;
let picture: Buffer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  manager = bearer(await signInVerified(server, 'account_manager'));
  picture = await photograph();
});
afterAll(() => server.close());

interface Upload {
  /** Null for a file of a type that the browser does not know. */
  type?: string | null;
  query?: string;
  headers?: Record<string, string>;
}

async function upload(
  payload: Buffer,
  { type = 'image/jpeg', query = '?consent=true', headers = manager }: Upload = {},
) {
  const response = await server.app.inject({
    method: 'POST',
    url: UPLOAD + query,
    payload,
    headers: {
      host: 'operator.hu.localhost',
      ...(type === null ? {} : { 'content-type': type }),
      ...headers,
    },
  });
  const body = response.json() as {
    image_url?: string;
    errors?: { code: string; detail: string }[];
  };
  return { status: response.statusCode, body, code: body.errors?.[0]?.code };
}

async function imageOf(): Promise<string | null> {
  const { rows } = await server.database.pool.query<{ slug: string }>(
    'select slug from doctor where id = $1',
    [DOCTOR],
  );
  return (await server.get(`/api/v1/doctors/${rows[0]?.slug}/`)).body.image_url;
}

async function hashOf(): Promise<string> {
  return /([0-9a-f]{20})-192\.jpg$/.exec((await imageOf()) ?? '')?.[1] ?? '';
}

test('a photograph with a position is served upright, small and without metadata, in all sizes and formats', async () => {
  expect((await sharp(picture).metadata()).exif?.includes(PHOTOGRAPH_OWNER)).toBe(true);
  const { status, body } = await upload(picture);
  expect([status, body]).toEqual([200, { id: DOCTOR, image_url: await imageOf() }]);
  // The server itself decodes nothing but JPEG, PNG and WebP.
  sharp.unblock({ operation: ['VipsForeignLoadHeif'] });
  const hash = await hashOf();
  for (const size of PICTURE_SIZES) {
    for (const format of PORTRAIT_FORMATS) {
      const response = await server.app.inject({ url: assetPaths.portrait(hash, size, format) });
      expect(response.headers).toMatchObject({
        'content-type': pictureType(format),
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const file = response.rawPayload;
      expect(file.includes(PHOTOGRAPH_OWNER)).toBe(false);
      const { width, height, exif, xmp, icc, orientation } = await sharp(file).metadata();
      expect({ width, height, exif, xmp, icc, orientation }).toEqual({
        width: size,
        height: size,
      });
      expect(
        await redness(file, 0.02),
        'the wall, redder at the bottom as it was taken',
      ).toBeGreaterThan((await redness(file, 0.98)) + 10);
      if (size <= 192) expect(file.length, `${size} ${format}`).toBeLessThan(MAX_CARD_BYTES);
    }
  }
});

test('a photograph of 12 megapixels with a position is stored with the consent, the account and the time, and as an event', async () => {
  const { rows } = await server.database.pool.query(
    'select consent_by, consent_at from doctor_portrait',
  );
  expect(rows).toEqual([
    { consent_by: 'account_manager', consent_at: new Date(server.clock.now()) },
  ]);
  const events = await server.database.pool.query(
    `select actor, details from staff_event where subject_table = 'doctor'`,
  );
  expect(events.rows).toEqual([{ actor: 'account_manager', details: { portrait: 'saved' } }]);
});

test('a photograph of 12 megapixels with a position is on the profile and on the page of staff', async () => {
  const url = await imageOf();
  const { body } = await server.get(`/api/staff/v1/doctors/${DOCTOR}/`, manager);
  expect(body.portrait).toMatchObject({ image_url: url, consent_by: 'account_manager' });
  const profile = await server.get(`/api/v1/doctors/${body.slug}/`);
  expect(profile.body.image_url).toBe(url);
});

test('a new photograph has another address, and the former one is not found', async () => {
  const before = await hashOf();
  expect((await upload(await head(600, 800).png().toBuffer(), { type: 'image/png' })).status).toBe(
    200,
  );
  const after = await hashOf();
  expect(after).not.toBe(before);
  const paths = [before, after].map((hash) => assetPaths.portrait(hash, 96, 'avif'));
  const statuses = await Promise.all(paths.map(async (path) => (await server.get(path)).status));
  expect(statuses).toEqual([404, 200]);
});

test('a deleted photograph is gone from pages, addresses and the database', async () => {
  const hash = await hashOf();
  expect((await server.post(`${UPLOAD}delete/`, {}, manager)).status).toBe(200);
  expect(await imageOf()).toBeNull();
  expect((await server.get(assetPaths.portrait(hash, 192, 'jpg'))).status).toBe(404);
  const { rows } = await server.database.pool.query('select from doctor_portrait_file');
  expect(rows).toEqual([]);
  expect((await server.post(`${UPLOAD}delete/`, {}, manager)).status).toBe(404);
});

test('a photograph is refused without the consent of the doctor', async () => {
  expect((await upload(picture, { query: '' })).status).toBe(400);
  expect((await upload(picture, { query: '?consent=false' })).status).toBe(400);
});

test.each([
  ['random bytes', Buffer.from('GIF89a, not a picture'), 'picture_invalid'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture_is_svg'],
  ['nothing', Buffer.alloc(0), 'picture_invalid'],
])('a photograph is refused that is %s', async (_name, payload, code) => {
  expect(await upload(payload)).toMatchObject({ status: 400, code });
});

test('a photograph is refused that is cut off, too small, or has too many pixels', async () => {
  const cut = await upload(picture.subarray(0, picture.length / 2));
  const small = await upload(await head(199, 400).jpeg().toBuffer());
  const large = await upload(await bomb(), { type: 'image/png' });
  expect([cut.code, small.code, large.code]).toEqual([
    'picture_invalid',
    'picture_too_small',
    'picture_too_large',
  ]);
});

test.each(['image/gif', 'image/heic', 'application/pdf', null])(
  'a photograph is refused that is of the type %s, and the types that are accepted are named',
  async (type) => {
    const headers = { ...manager, 'accept-language': 'hu' };
    const { status, body } = await upload(picture, { type, headers });
    expect([status, body.errors?.[0]?.detail]).toEqual([
      415,
      'Ezt a képet nem tudjuk beolvasni. Válasszon JPEG, PNG vagy WebP fájlt',
    ]);
  },
);

test('a photograph is refused that has too many bytes, or is an SVG', async () => {
  expect((await upload(Buffer.alloc(12 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await upload(picture, { type: 'image/svg+xml' })).code).toBe('picture_is_svg');
});

test('a photograph is refused that is JSON, so that no text is read as the path of a file', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'portrait-')), 'head.jpg');
  await writeFile(path, await head(600, 800).jpeg().toBuffer());
  const before = await imageOf();
  for (const body of [path, [1, 2, 3], { width: 600 }, null, 1]) {
    const json = Buffer.from(JSON.stringify(body));
    expect(await upload(json, { type: 'application/json' })).toMatchObject({
      status: 415,
      code: 'picture_invalid',
    });
  }
  await rm(dirname(path), { recursive: true });
  expect(await imageOf()).toBe(before);
});

test('a photograph is refused without a body and its type', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: `${UPLOAD}?consent=true`,
    headers: {
      host: 'operator.hu.localhost',
      ...manager,
    },
  });
  expect(response.statusCode).toBe(415);
});

test('a photograph is refused from anyone without the right, before its body is read', async () => {
  const bytes = Buffer.alloc(12 * 1024 * 1024 + 1);
  expect((await upload(bytes, { headers: {} })).status).toBe(401);
  const copywriter = bearer(await signInVerified(server, 'copywriter'));
  expect((await upload(bytes, { headers: copywriter })).status).toBe(403);
});

test('a clinic saves photographs of its own doctors only', async () => {
  const own = bearer(
    await signInVerified(server, 'clinic_admin', { username: 'own', clinicIds: [1] }),
  );
  const other = bearer(
    await signInVerified(server, 'clinic_admin', { username: 'other', clinicIds: [2] }),
  );
  const small = await head(300, 300).webp().toBuffer();
  expect((await upload(small, { type: 'image/webp', headers: other })).status).toBe(404);
  expect((await upload(small, { type: 'image/webp', headers: own })).status).toBe(200);
});

test('of several pictures with gigabytes of text at once, each is refused by its sides', async () => {
  const large = await textBomb();
  const uploads = Promise.all([1, 2, 3].map(() => upload(large, { type: 'image/png' })));
  expect((await server.get('/api/v1/cities/')).status).toBe(200);
  expect((await uploads).map(({ code }) => code)).toEqual(
    Array.from({ length: 3 }, () => 'picture_too_small'),
  );
});

test('the server does other work while it encodes photographs', async () => {
  let turns = 0;
  let immediate = setImmediate(function turn() {
    turns += 1;
    immediate = setImmediate(turn);
  });
  const uploads = await Promise.all([upload(picture), upload(picture)]);
  clearImmediate(immediate);
  expect(uploads.map(({ status }) => status)).toEqual([200, 200]);
  // An encoder on the event loop would let other work run only between its few steps.
  expect(turns).toBeGreaterThan(1000);
});

/** Returns the red values of the column of pixels at this fraction of the width. */
async function redness(file: Buffer, part: number): Promise<number> {
  const { width, height } = await sharp(file).metadata();
  const left = Math.floor(width * part);
  const column = sharp(file).extract({ left, top: 0, width: 1, height });
  return (await sharp(await column.png().toBuffer()).stats()).channels[0]?.mean ?? 0;
}
