import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.ts';

/** The launch options of Playwright that these tests set. */
interface BrowserLaunchOptions {
  executablePath?: string;
  chromiumSandbox: false;
  args: string[];
  env: Record<string, string>;
}

const fontFolder = folderOf(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
/** A free font with the widths of Arial, which pages name as the fallback until Inter is loaded. */
const arialFolder = folderOf(
  import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
);
const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/fonts', import.meta.url));

/** Returns the path of the folder of a file with this URL. */
function folderOf(url: string): string {
  return dirname(fileURLToPath(url));
}

/**
 * Configures the browser with two font families, so that screenshots are the same everywhere.
 * Without fonts text would have no width, and clicks on it would miss. Without the widths of Arial,
 * text would move when Inter arrives late, as it does on no device.
 * @returns the path of the configuration
 */
function writeFontConfiguration(): string {
  const families = {
    'sans-serif': 'DejaVu Sans',
    serif: 'DejaVu Serif',
    monospace: 'DejaVu Sans Mono',
  };
  const aliases = Object.entries(families).map(
    ([generic, family]) =>
      `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  const path = join(cacheFolder, 'fonts.conf');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fontFolder}</dir><dir>${arialFolder}</dir>
<match target="scan">
  <test name="family"><string>Arimo</string></test>
  <edit name="fullname" mode="assign"><string>Arial</string></edit>
</match>
<cachedir>${cacheFolder}</cachedir>${aliases.join('')}</fontconfig>
`,
  );
  return path;
}

// Rendering must not depend on the machine: no hinting, no subpixel text, one colour space.
const args = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--enable-unsafe-swiftshader',
];

/** Returns launch options for Playwright, Vitest and benchmarks. */
export async function browserLaunchOptions(): Promise<BrowserLaunchOptions> {
  const browser = await findBrowser();
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    ...(browser && { executablePath: browser.executablePath }),
    // Chromium cannot use its sandbox as root, the user in containers and CI.
    chromiumSandbox: false,
    args,
    env: {
      ...Object.fromEntries(inherited),
      ...browser?.env,
      FONTCONFIG_FILE: writeFontConfiguration(),
    },
  };
}
