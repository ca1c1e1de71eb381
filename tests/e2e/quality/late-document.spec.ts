import { bookingDialog } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf } from '#tests/support/e2e/page-objects/doctors-list.ts';
import {
  startDocumentProxy,
  type DocumentProxy,
} from '#tests/support/e2e/network/document-proxy.ts';
import { expect, test as base } from '#tests/support/e2e/test.ts';

/** A test whose pages come through a proxy that can hold back their end. */
const test = base.extend<{ documents: DocumentProxy }>({
  documents: async ({ country }, use) => {
    const port = Number(process.env.VIZIT_E2E_PORT);
    const proxy = await startDocumentProxy(`${country}.localhost`, port);
    await use(proxy);
    await proxy.stop();
  },
  baseURL: ({ documents }, use) => use(documents.origin),
});

test('scripts that run before the document has arrived wait for it', async ({
  page,
  documents,
  reserve,
  t,
}) => {
  const { list, doctor } = await reserve.slot();
  const { dialog } = bookingDialog(page, t);
  const { promise: waits, resolve } = Promise.withResolvers<void>();
  // Stores the scripts in the browser.
  await page.goto(list);
  await page.exposeFunction('reportWait', resolve);
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type: string, ...rest: [EventListener]) => {
      if (type === 'DOMContentLoaded') (globalThis as unknown as Reporting).reportWait();
      listen(type, ...rest);
    };
  });

  const sendEnd = documents.holdEnd();
  await page.goto(list, { waitUntil: 'commit' });
  await waits;
  const time = cardOf(page, doctor).getByRole('button', { name: /\d\d:\d\d/ });
  await time.first().click();
  await expect(time.first()).toHaveCSS('cursor', 'progress');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  sendEnd();
  await expect(dialog).toBeVisible();
});

test('a page whose document was cut off is reloaded', async ({ page, documents, reserve, t }) => {
  const { list, doctor } = await reserve.slot();
  const { dialog } = bookingDialog(page, t);
  let requests = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests += 1;
  });
  documents.cutEnd();
  await page.goto(list);
  await cardOf(page, doctor)
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  expect(requests).toBe(2);
});

interface Reporting {
  reportWait(): void;
}
