import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '#tests/support/web/fake-server.ts';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { siteHandlers } from '#tests/support/web/site-handlers.ts';
import { SideMenu } from './side-menu.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['both', 'https://my.example.hu', 'https://cabinet.example.hu'],
  ['only clinics', null, 'https://cabinet.example.hu'],
])('the side menu links the logins below the city: %s', async (_case, patient, clinic) => {
  await page.viewport(360, 780);
  fakeServer(siteHandlers);
  await renderInApp(<SideMenu city={() => <p>The city</p>} />, {
    namespaces: [],
    settings: { patient_login_url: patient, clinic_cabinet_url: clinic },
  });
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  const city = page.getByText('The city');
  await expect.element(city).toBeVisible();
  const links = page.getByRole('dialog').getByRole('link').elements();
  const after = links.filter(
    (link) => city.element().compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(after.map((link) => `${link.textContent} → ${link.getAttribute('href')}`)).toEqual([
    ...(patient === null ? [] : [`Patient login → ${patient}`]),
    `Clinic login → ${clinic}`,
  ]);
});
