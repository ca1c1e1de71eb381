import { portraitUrl } from '#shared/domain/catalogue/pictures/portrait.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { requireRow } from '#server/http/http-error.ts';
import { countHits } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';
import { columnsOf, encodePicture, hashPicture, type OnDecoderEnd } from '../encode-picture.ts';
import {
  changePortrait,
  deletePortraitRow,
  insertFiles,
  insertPortrait,
  lockDoctor,
} from './portrait-rows.ts';

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
  onDecoderEnd: OnDecoderEnd,
): Promise<string> {
  await countHits(site, [{ limit: 'picturesPerAccount', subject: username }]);
  const { files } = await encodePicture(upload, 'portrait', onDecoderEnd);
  const hash = hashPicture(String(doctor), files);
  const now = new Date(site.clock());
  const url = portraitUrl(hash);
  await withTransaction(site.database.pool, async (db) => {
    requireRow(await lockDoctor(db, [doctor]));
    await deletePortraitRow(db, [doctor]);
    await insertPortrait(db, [doctor, hash, now, username]);
    await insertFiles(db, [doctor, ...columnsOf(files)]);
    await changePortrait(db, [doctor, url, now, username]);
  });
  return url;
}

/** Deletes the portrait of a doctor, with its files. Throws a 404 without one. */
export async function deletePortrait({ site, username, doctor }: Change): Promise<number> {
  return withTransaction(site.database.pool, async (db) => {
    await lockDoctor(db, [doctor]);
    requireRow(await deletePortraitRow(db, [doctor]));
    await changePortrait(db, [doctor, null, new Date(site.clock()), username]);
    return doctor;
  });
}
