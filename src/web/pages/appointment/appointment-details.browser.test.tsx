import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeAppointment } from '#tests/support/web/appointments.ts';
import { makeBranch } from '#tests/support/web/doctors.ts';
import { fakeServer } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { siteHandlers } from '#tests/support/web/site-handlers.ts';

const MORNING = Date.parse('2026-11-24T13:00:00+01:00');
const WAY = 'Entrance from the courtyard, second floor';

afterEach(() => vi.unstubAllGlobals());

test.each(['booked', 'cancelled'] as const)(
  'the way to the door is on the page of an appointment that is ahead only: %s',
  async (status) => {
    const branch = makeBranch({ directions: WAY, parking: 'In the yard' });
    const appointment = makeAppointment({ status, clinic_branch: branch });
    fakeServer({ ...siteHandlers, 'GET /api/v1/appointments/77/': () => appointment });
    await renderSite(`/appointments/77?hash=${appointment.hash}`, { now: MORNING, language: 'en' });
    await expect.element(page.getByRole('link', { name: 'Dr. Kovács Anna' })).toBeVisible();
    for (const fact of [WAY, 'In the yard']) {
      expect(page.getByText(fact).query() !== null).toBe(status === 'booked');
    }
  },
);
