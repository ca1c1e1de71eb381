import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` variants of every file that gets smaller, at the best compression, which
 * is too slow to do per request.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    packBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    packGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
}
