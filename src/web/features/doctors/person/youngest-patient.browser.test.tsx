import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeDoctorService } from '#tests/support/web/doctors.ts';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { YoungestPatient } from './youngest-patient.tsx';

test.each([
  ['en', 6, 'Sees patients from 6 months of age'],
  ['hu', 6, '6 hónapos kortól fogad'],
  ['kk', 36, '3 жастан бастап қабылдайды'],
  ['ro', 12, 'Consultă de la vârsta de 1 an'],
  ['ru', 6, 'Принимает с 6 месяцев'],
] as const)(
  'YoungestPatient shows in %s from which age patients are accepted, for %i months',
  async (...row) => {
    const [language, age_from, text] = row;
    await renderInApp(<YoungestPatient service={makeDoctorService({ age_from })} />, {
      namespaces: ['doctors'],
      language,
    });
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

test.each([0, 216])(
  'YoungestPatient shows no age if patients are accepted from %i months',
  async (age_from) => {
    await renderInApp(<YoungestPatient service={makeDoctorService({ age_from })} />, {
      namespaces: ['doctors'],
    });
    await expect.element(page.getByRole('paragraph')).not.toBeInTheDocument();
  },
);
