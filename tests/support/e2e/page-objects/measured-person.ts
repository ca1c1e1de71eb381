import { expect, type Locator, type Page } from '@playwright/test';
import { KEYSTROKE_MODEL } from './keystroke-model.ts';

/** The seconds in which a person reads a row and decides on it. */
const READ_SECONDS = 2.5;
/** A file is found in the dialog of the system by two clicks. */
const FILE_CLICKS = 2;

/** Works with a page and adds up the seconds of a person; the product's own time is not included. */
export class MeasuredPerson {
  clicks = 0;
  keys = 0;
  thoughts = 0;
  readRows = 0;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get seconds(): number {
    const { key, thought, point, click } = KEYSTROKE_MODEL;
    return (
      this.clicks * (point + click) +
      this.keys * key +
      this.thoughts * thought +
      this.readRows * READ_SECONDS
    );
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    this.thoughts += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    this.thoughts += 1;
    await this.page.keyboard.press(key);
  }

  /** Types a text into a field that Tab leads to. */
  async type(field: Locator, text: string): Promise<void> {
    this.keys += text.length + 1;
    this.thoughts += 1;
    await field.fill(text);
  }

  /** Pastes a text that is somewhere else on the screen. */
  async paste(field: Locator, text: string): Promise<void> {
    this.clicks += 2;
    this.keys += 4;
    this.thoughts += 1;
    await field.fill(text);
  }

  async choose(field: Locator, label: string): Promise<void> {
    this.clicks += 2;
    this.thoughts += 1;
    await field.selectOption({ label });
  }

  /** Chooses a file in the dialog of the system. */
  async chooseFile(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    const chooser = this.page.waitForEvent('filechooser');
    await this.click(button);
    await (await chooser).setFiles(file);
    this.clicks += FILE_CLICKS;
    this.thoughts += FILE_CLICKS;
  }

  /** Reads rows, and decides on each. */
  read(rows: number): void {
    this.readRows += rows;
  }

  /** Waits until the product shows something. */
  async see(target: Locator): Promise<void> {
    await expect(target.first()).toBeVisible();
  }

  /** Waits until the product has answered: while a decision is saved, its buttons are busy. */
  async idle(): Promise<void> {
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
}
