import { logoUrl } from '#shared/domain/catalogue/pictures/logo.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { requireRow } from '#server/http/http-error.ts';
import { countHits } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';
import { columnsOf, encodePicture, hashPicture, type OnDecoderEnd } from '../encode-picture.ts';
import {
  deleteUnusedLogos,
  insertLogo,
  insertLogoFiles,
  lockClinic,
  selectLogo,
} from './logo-rows.ts';

interface Change {
  readonly site: Site;
  readonly username: string;
  readonly clinic: number;
}

/**
 * Stores a logo for a draft of a clinic, and returns its URL. Deletes those that are no longer used. Throws a
 * 400 for a picture that cannot be used.
 */
export async function saveLogo(
  { site, username, clinic }: Change,
  upload: Buffer,
  onDecoderEnd: OnDecoderEnd,
): Promise<string> {
  await countHits(site, [
    { limit: 'picturesPerAccount', subject: username },
    { limit: 'logosPerClinic', subject: String(clinic) },
  ]);
  const { files, ...sides } = await encodePicture(upload, 'logo', onDecoderEnd);
  const hash = hashPicture(`clinic ${clinic}`, files);
  const url = logoUrl(hash, sides);
  await withTransaction(site.database.pool, async (db) => {
    requireRow(await lockClinic(db, [clinic]));
    const [inserted] = await insertLogo(db, [hash, clinic, url]);
    if (inserted !== undefined) await insertLogoFiles(db, [hash, ...columnsOf(files)]);
    await deleteUnusedLogos(db, [[clinic], url]);
  });
  return url;
}

/** Returns whether a logo is stored for a clinic. */
export async function hasLogo(db: Queryable, clinic: number, url: string): Promise<boolean> {
  const [logo] = await selectLogo(db, [clinic, url]);
  return logo !== undefined;
}

/** Deletes the logos of clinics that are neither published nor in a draft, with their files. */
export async function pruneLogos(db: Queryable, clinics: readonly number[]): Promise<void> {
  await deleteUnusedLogos(db, [[...clinics], null]);
}
