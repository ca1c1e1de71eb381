import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { Career } from './career.tsx';

test('years have no thousands separator', async () => {
  const doctor = {
    education: [{ name: 'Medical University', year: 2008 }],
    workplaces: [
      { name: 'City Hospital', from: 2021, to: null },
      { name: 'First Clinic', from: 2016, to: 2021 },
    ],
    register_number: null,
  };
  await renderInApp(<Career doctor={doctor} />, { namespaces: ['profile'] });
  const years = page
    .getByRole('listitem')
    .all()
    .map((item) => item.element().firstChild?.textContent);
  expect(years).toEqual(['2008', 'since 2021', '2016–2021']);
});
