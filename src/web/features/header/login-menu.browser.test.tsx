import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { LoginMenu } from './login-menu.tsx';

async function linksWith(patient: string | null, clinic: string | null): Promise<string[]> {
  await renderInApp(<LoginMenu />, {
    namespaces: [],
    settings: { patient_login_url: patient, clinic_cabinet_url: clinic },
  });
  const button = page.getByRole('button', { name: 'Log in' });
  if (button.length === 0) return [];
  await userEvent.click(button);
  return page
    .getByRole('menuitem')
    .elements()
    .map((item) => `${item.textContent} → ${item.getAttribute('href')}`);
}

const PATIENTS = 'https://my.example.hu';
const CLINICS = 'https://cabinet.example.hu';

test('the login menu links the logins of patients and clinics', async () => {
  expect(await linksWith(PATIENTS, CLINICS)).toEqual([
    `Patient login → ${PATIENTS}`,
    `Clinic login → ${CLINICS}`,
  ]);
});

test('the login menu links only the clinic login if patients have none', async () => {
  expect(await linksWith(null, CLINICS)).toEqual([`Clinic login → ${CLINICS}`]);
});

test('the login menu is hidden if there are no logins', async () => {
  expect(await linksWith(null, null)).toEqual([]);
});
