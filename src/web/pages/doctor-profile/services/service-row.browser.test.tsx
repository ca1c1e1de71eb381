import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeDoctorService } from '#tests/support/web/doctors.ts';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { ServiceRow } from './service-row.tsx';

test.each([
  ['a service with a follow-up shows its price and length too', { price: 0, duration: 15 }, 1],
  ['a service without a follow-up shows one price', undefined, 0],
])('%s', async (_case, followUp, count) => {
  const service = makeDoctorService({ total: 28_000 });
  await renderInApp(
    <ul>
      <ServiceRow
        service={followUp === undefined ? service : { ...service, follow_up: followUp }}
        today="2026-11-23"
        onBook={undefined}
        hasOtherInsurers={false}
      />
    </ul>,
    { namespaces: ['profile'] },
  );
  await expect.element(page.getByText(/28,000/)).toBeVisible();
  const line = page.getByText(/^Follow-up: .*0.Ft.*, .*15.* min$/u);
  expect(line.elements()).toHaveLength(count);
});
