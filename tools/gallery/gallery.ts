import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '#shared/i18n/languages.ts';
import type { Picture } from './contact-sheet.ts';
import type { Look } from './screen.ts';
import { scrollThrough, settle } from './settle.ts';

/** The pages to take pictures of, and the folder of the pictures. */
export interface Gallery {
  readonly browser: Browser;
  /** The folder of the pictures. */
  readonly out: string;
  readonly languages: readonly Language[];
  readonly widths: readonly number[];
  readonly look: Look;
  /** Takes only the scenes whose name passes. */
  isWanted(scene: string): boolean;
  readonly pictures: Picture[];
}

interface Shot extends Omit<Picture, 'file'> {
  /** Captures the whole page instead of the viewport. */
  readonly isWhole: boolean;
}

/** Takes a picture of what `show` leads to. A failure is reported, and the others are still taken. */
export async function takePicture(
  { out, pictures }: Gallery,
  page: Page,
  { isWhole, ...shot }: Shot,
  show: () => Promise<unknown>,
): Promise<void> {
  const file = `${shot.language}/${shot.scene}-${shot.width}.png`;
  await mkdir(dirname(join(out, file)), { recursive: true });
  try {
    await show();
    if (isWhole) await scrollThrough(page);
    await settle(page);
    await page.screenshot({ path: join(out, file), fullPage: isWhole });
    pictures.push({ ...shot, file });
  } catch (error) {
    process.stderr.write(`${file}: ${String(error)}\n`);
    process.exitCode = 1;
  }
}
