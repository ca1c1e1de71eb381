import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackBundledChromium } from './bundled-chromium.ts';

interface Browser {
  executablePath: string;
  /** Additional environment variables of the browser. */
  env: Record<string, string>;
}

const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns the browser if it starts and reports its version, otherwise the reason of the failure. */
function attempt(executablePath: string, env: Record<string, string> = {}): Browser | string {
  if (!existsSync(executablePath)) return `${executablePath} does not exist`;
  const { status, stdout, stderr, error } = spawnSync(executablePath, ['--version'], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, ...env },
  });
  if (status === 0 && /\d+\.\d+/.test(stdout)) return { executablePath, env };
  return `${executablePath} does not run: ${(error?.message ?? stderr).trim().slice(0, 300)}`;
}

async function attemptBundled(): Promise<Browser | string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'the bundled one is linux-x64';
  const { executablePath, libraryFolder } = await unpackBundledChromium();
  const plain = attempt(executablePath);
  if (typeof plain !== 'string') return plain;
  const folders = [libraryFolder, process.env.LD_LIBRARY_PATH].filter(Boolean);
  return attempt(executablePath, { LD_LIBRARY_PATH: folders.join(delimiter) });
}

function attemptSystem(): Browser | string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...paths, macPath].find((path) => existsSync(path));
  return found ? attempt(found) : 'the system has none';
}

/**
 * Finds a Chromium for tests: the one in BROWSER_PATH, the one bundled as an npm package, or a
 * system one. Returns undefined if there is none; Playwright then uses its own download or explains
 * how to install it.
 * @throws if BROWSER_PATH is not a browser
 */
export async function findBrowser(): Promise<Browser | undefined> {
  const named = process.env.BROWSER_PATH;
  if (named) {
    const browser = attempt(named);
    if (typeof browser === 'string') throw new Error(`BROWSER_PATH: ${browser}`);
    return browser;
  }
  const reasons: string[] = [];
  for (const next of [attemptBundled, attemptSystem]) {
    const browser = await next();
    if (typeof browser !== 'string') return browser;
    reasons.push(browser);
  }
  process.emitWarning(`No browser of ours to test with: ${reasons.join('; ')}`);
  return undefined;
}
