import { createHash } from 'node:crypto';
import { portraitUrl } from '#shared/domain/people/portrait.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { encodePortrait } from './encode-portrait.ts';
import {
  changePortrait,
  deletePortraitRow,
  insertFiles,
  insertPortrait,
  lockDoctor,
} from './portrait-rows.ts';

const HASH_LENGTH = 20;

interface Change {
  readonly site: Site;
  readonly username: string;
  readonly doctor: number;
}

/**
 * Replaces the portrait of a doctor who has consented, and returns its URL. Only the encoded squares are
 * stored. Throws a 400 for a picture that cannot be used.
 */
export async function savePortrait(
  { site, username, doctor }: Change,
  upload: Buffer,
): Promise<string> {
  const files = await encodePortrait(upload);
  const content = createHash('sha256').update(String(doctor));
  for (const { data } of files) content.update(data);
  const hash = content.digest('hex').slice(0, HASH_LENGTH);
  const now = new Date(site.clock());
  const url = portraitUrl(hash);
  await withTransaction(site.database.pool, async (db) => {
    const [locked] = await lockDoctor(db, [doctor]);
    if (locked === undefined) throw notFound();
    await deletePortraitRow(db, [doctor]);
    await insertPortrait(db, [doctor, hash, now, username]);
    await insertFiles(db, [
      doctor,
      files.map(({ size }) => size),
      files.map(({ format }) => format),
      files.map(({ data }) => data),
    ]);
    await changePortrait(db, [doctor, url, now, username]);
  });
  return url;
}

/** Deletes the portrait of a doctor, with its files. Throws a 404 without one. */
export async function deletePortrait({ site, username, doctor }: Change): Promise<number> {
  return withTransaction(site.database.pool, async (db) => {
    await lockDoctor(db, [doctor]);
    const [deleted] = await deletePortraitRow(db, [doctor]);
    if (deleted === undefined) throw notFound();
    await changePortrait(db, [doctor, null, new Date(site.clock()), username]);
    return doctor;
  });
}
