import { expect, type Locator, type Page } from '@playwright/test';
import { addVirtualAuthenticator } from '../data/virtual-authenticator.ts';

/** The page object of the console's forms; it counts what a person does. */
export interface StaffForm {
  /** The clicks so far. */
  readonly clicks: number;
  signIn(username: string, password: string): Promise<void>;
  /** Signs in for the first time with a role that needs a passkey. */
  signInWithPasskey(username: string, password: string): Promise<void>;
  click(target: Locator): Promise<void>;
  /** Types a text in each language of the country, or one text in a single field. */
  type(label: string, text: string, languages?: readonly string[]): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  save(): Promise<void>;
}

export const LANGUAGES = ['Magyar', 'English', 'Русский'] as const;

export function staffForm(page: Page): StaffForm {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const form = page.locator('form').first();
  async function signIn(username: string, password: string) {
    await page.getByLabel('Felhasználónév').fill(username);
    await page.getByLabel('Jelszó').fill(password);
    await click(page.getByRole('button', { name: 'Bejelentkezés' }));
  }
  return {
    get clicks() {
      return clicks;
    },
    click,
    signIn,
    async signInWithPasskey(username, password) {
      await addVirtualAuthenticator(page);
      await signIn(username, password);
      await click(page.getByRole('button', { name: 'Azonosítókulcs létrehozása' }));
    },
    async type(label, text, languages) {
      if (languages === undefined) await page.getByLabel(label).first().fill(text);
      for (const language of languages ?? []) {
        await page.getByRole('group', { name: label, exact: true }).getByLabel(language).fill(text);
      }
    },
    async choose(label, option) {
      clicks += 1;
      await page.getByLabel(label).first().selectOption({ label: option });
    },
    async save() {
      await click(form.getByRole('button', { name: 'Mentés', exact: true }));
      await expect(page.getByText('Elmentettük').first()).toBeVisible();
    },
  };
}
