import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#shared/i18n/languages.ts';
import { addVirtualAuthenticator } from '../data/virtual-authenticator.ts';
import { staffTextOf } from '../texts.ts';
import { KEYSTROKE_MODEL } from './keystroke-model.ts';

/** The page object of the console's forms; it counts what a person does. */
export interface StaffForm {
  /** The clicks so far. */
  readonly clicks: number;
  /** The seconds that a person needs for them and for typing; the product's own time is not included. */
  readonly seconds: number;
  signIn(username: string, password: string): Promise<void>;
  /** Signs in for the first time with a role that needs a passkey. */
  signInWithPasskey(username: string, password: string): Promise<void>;
  click(target: Locator): Promise<void>;
  /** Decides, then presses a key. */
  press(key: string): Promise<void>;
  /** Types a text in each language of the country, or one text in a single field. */
  type(label: string, text: string, languages?: readonly string[]): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  /** Types a text into a field of a dialog, whose label may be on the page below as well. */
  fill(field: Locator, text: string): Promise<void>;
  /** Chooses an option in a field of a dialog. */
  select(field: Locator, option: string): Promise<void>;
  save(): Promise<void>;
}

export const LANGUAGES = ['Magyar', 'English', 'Русский'] as const;

/** Creates the page object. The sign-in may be in any language, the other forms are in Hungarian. */
export function staffForm(page: Page, language: Language = 'hu'): StaffForm {
  const t = staffTextOf(language, 'sign-in');
  let clicks = 0;
  let keys = 0;
  let fields = 0;
  /** Fills a field that Tab leads to. */
  const fill = async (target: Locator, text: string) => {
    fields += 1;
    keys += text.length + 1;
    await target.fill(text);
  };
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const select = async (target: Locator, option: string) => {
    clicks += 1;
    await target.selectOption({ label: option });
  };
  const form = page.locator('form').first();
  async function signIn(username: string, password: string) {
    await fill(page.getByLabel(t('username')), username);
    await fill(page.getByLabel(t('password')), password);
    await click(page.getByRole('button', { name: t('submit') }));
  }
  return {
    get clicks() {
      return clicks;
    },
    get seconds() {
      const { key, thought, point, click } = KEYSTROKE_MODEL;
      return clicks * (thought + point + click) + fields * thought + keys * key;
    },
    async press(key) {
      fields += 1;
      keys += 1;
      await page.keyboard.press(key);
    },
    click,
    signIn,
    async signInWithPasskey(username, password) {
      await addVirtualAuthenticator(page);
      await signIn(username, password);
      await click(page.getByRole('button', { name: t('createPasskey') }));
    },
    async type(label, text, languages) {
      const field = page.getByLabel(label).and(page.locator('input, textarea')).first();
      if (languages === undefined) await fill(field, text);
      for (const language of languages ?? []) {
        const group = page.getByRole('group', { name: label, exact: true });
        await fill(group.getByLabel(language), text);
      }
    },
    choose: (label, option) =>
      select(page.getByLabel(label).and(page.locator('select')).first(), option),
    fill,
    select,
    async save() {
      await click(form.getByRole('button', { name: 'Mentés', exact: true }));
      await expect(page.getByText('Elmentettük').first()).toBeVisible();
    },
  };
}
