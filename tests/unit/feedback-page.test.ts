import { expect, test } from 'vitest';
import { renderPage } from '#web/entry/server.tsx';
import { makeAppointment } from '#tests/support/web/appointments.ts';
import { pageRequest } from '#tests/support/web/page-request.ts';

const visit = makeAppointment({ status: 'completed', can_leave_feedback: true });

test.each([
  [true, 200],
  [false, 404],
])('with the flag `feedback` %s the feedback page is a %i', async (feedback, status) => {
  const page = await renderPage(
    pageRequest(`/feedback/${visit.id}?hash=${visit.hash}`, {
      flags: { feedback },
      api: { appointment: () => Promise.resolve(visit) },
    }),
  );
  expect(page).toMatchObject({ kind: 'page', status });
});
