import { strFromU8, unzipSync } from 'fflate';
import { IMPORT_LIMITS } from '#shared/domain/clinic-data/imports/sheets.ts';
import { RefusedError } from './refused-error.ts';

/** The parts of a workbook that are read: neither macros, links, pictures nor comments. */
const READ =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i;

/** The texts of the parts of a workbook, by their lower-case paths. */
export type Parts = ReadonlyMap<string, string>;

/**
 * Unpacks the parts of a workbook that are read. The sizes that the archive declares are checked before anything is
 * unpacked, and a part that is larger than it declares is cut off there.
 */
export function unzipWorkbook(bytes: Uint8Array): Parts {
  let total = 0;
  let files = 0;
  const unzipped = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      files += 1;
      if (files > IMPORT_LIMITS.files) {
        throw new RefusedError({ reason: 'unpacked_too_large', limit: IMPORT_LIMITS.files });
      }
      if (!READ.test(name)) return false;
      total += originalSize;
      if (total > IMPORT_LIMITS.unpackedBytes) {
        throw new RefusedError({
          reason: 'unpacked_too_large',
          limit: IMPORT_LIMITS.unpackedBytes,
        });
      }
      return true;
    },
  });
  return new Map(
    Object.entries(unzipped).map(([name, part]) => [name.toLowerCase(), strFromU8(part)]),
  );
}
