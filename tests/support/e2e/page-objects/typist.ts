import type { Page } from '@playwright/test';
import { KEYSTROKE_MODEL } from './keystroke-model.ts';

/** Types as a person does, and counts keys and thoughts. */
export class Typist {
  keys = 0;
  /** A thought precedes every group of keys that are pressed without another one. */
  thoughts = 0;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The seconds that a person needs; the product's own time is not included. */
  get seconds(): number {
    return this.keys * KEYSTROKE_MODEL.key + this.thoughts * KEYSTROKE_MODEL.thought;
  }

  /** Thinks, then presses keys. */
  async press(...keys: string[]): Promise<void> {
    this.thoughts += 1;
    this.keys += keys.length;
    for (const key of keys) await this.#pressOne(key);
  }

  /** Thinks, then types a text, and presses keys after it. */
  async type(text: string, ...keys: string[]): Promise<void> {
    await this.press(...text, ...keys);
  }

  /** Letters that no key of an English keyboard has are typed by an input method. */
  async #pressOne(key: string): Promise<void> {
    const { keyboard } = this.#page;
    await (key.length === 1 ? keyboard.type(key) : keyboard.press(key));
  }
}
