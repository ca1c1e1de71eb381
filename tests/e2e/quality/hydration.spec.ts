import type { Page } from '@playwright/test';
import { cardOf, specialtyLink } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

/**
 * Returns the elements and texts of the page as rendered by the server and by the browser: metadata
 * of the head and the whole body, without generated ids and buttons that the browser removes after
 * measuring.
 */
async function bothRenderings(page: Page): Promise<{ server: string[]; browser: string[] }> {
  // The network is idle only once per document, long before a page that a link opens.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return page.evaluate(async () => {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    const sent = new DOMParser().parseFromString(await response.text(), 'text/html');
    const element = ({ localName, attributes }: Element) =>
      [
        localName,
        ...[...attributes]
          // After hydration `selected` is a property.
          .filter(({ name }) => name !== 'selected')
          .map(({ name, value }) => `${name}=${value}`)
          .toSorted(),
      ].join(' ');
    const lines = (root: Document) => {
      const head = root.querySelectorAll('title, meta[name], link[rel=canonical]');
      const body = root.getElementById('page')?.cloneNode(true);
      if (!(body instanceof Element)) throw new Error('There is no page');
      for (const button of body.querySelectorAll('main button[aria-controls]')) {
        const { parentElement } = button;
        button.remove();
        if (parentElement?.childElementCount === 0) parentElement.remove();
      }
      const found = [...head].map((node) => `${element(node)} ${node.textContent}`).toSorted();
      const walker = document.createTreeWalker(
        body,
        NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      );
      while (walker.nextNode() !== null) {
        const node = walker.currentNode;
        found.push(node instanceof Element ? element(node) : (node.textContent ?? ''));
      }
      return found.map((line) => line.replaceAll(/_[rR]_\w+_/g, 'id'));
    };
    return { server: lines(sent), browser: lines(document) };
  });
}

for (const [name, use] of [
  ['on a desktop', { country: 'hu', language: 'en' }],
  ['on a phone', { country: 'kz', language: 'kk', ...phone }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    // A production build of React neither reports nor corrects attributes that differ.
    test('the browser renders the same page as the server', async ({ page, backend, href, t }) => {
      // A city in which no other test books.
      const { list, specialty, city } = await findSpecialty(backend.api, 1);
      const query = { city: city.id, service: String(specialty.id), limit: 1 };
      const [doctor] = (await backend.api.doctors(query)).results;
      if (doctor === undefined) throw new Error('The list is empty');
      const expectSame = async () => {
        const { server, browser } = await bothRenderings(page);
        expect(browser.length).toBeGreaterThan(50);
        expect(browser, page.url()).toEqual(server);
      };

      await page.goto(href(list));
      await page
        .getByRole('banner')
        .getByRole('link', { name: t.common('toHome') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.home('hero.title'));
      await expectSame();
      await specialtyLink(page, specialty).click();
      await expect(cardOf(page, doctor)).toBeVisible();
      await expectSame();
      await cardOf(page, doctor).getByRole('link', { name: doctor.name }).click();
      // The outline of the profile already has the name.
      await expect(page.getByRole('region', { name: t.profile('facts') })).toContainText(
        doctor.name,
      );
      await expectSame();
    });
  });
}
