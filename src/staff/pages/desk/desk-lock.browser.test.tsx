import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UserContext, useUser } from '#staff/lib/staff-app.ts';
import { SESSION_KEY } from '#staff/session/session.ts';
import { deskAppointment, deskAppointmentDetails } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const KATA = deskAppointment(1, '09:00');
const surname = page.getByRole('textbox', { name: 'Surname' });
const phone = page.getByRole('textbox', { name: 'Phone' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows the desk to the person who has unlocked it. */
function Lockable({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const user = useUser();
  const [person, setPerson] = useState<number | null>(1);
  function change(to: number | null) {
    queryClient.setQueryData(SESSION_KEY, to === null ? null : { id: to });
    setPerson(to);
  }
  return (
    <>
      {person === null ? null : (
        <UserContext value={{ ...user, id: person }}>{children}</UserContext>
      )}
      <button type="button" onClick={() => change(null)}>
        Lock
      </button>
      {[1, 2].map((id) => (
        <button key={id} type="button" onClick={() => change(id)}>
          Unlock {id}
        </button>
      ))}
    </>
  );
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const day = page.getByRole('button', { name: /^Kata 09:00/u });

async function openDesk() {
  await renderDesk({
    appointments: [KATA],
    api: {
      deskAppointmentDetails: () => Promise.resolve(deskAppointmentDetails(KATA)),
      deskPreparation: () => Promise.resolve({ lines: [] }),
      findPatients: () => Promise.resolve({ patients: [], appointments: [] }),
      findDoubleBookings: () => Promise.resolve([]),
    },
    around: (desk) => <Lockable>{desk}</Lockable>,
  });
  await expect.element(day).toBeVisible();
}

test('a half-typed correction is there for the person who locked the desk, and for no one else', async () => {
  await openDesk();
  await userEvent.keyboard('{ArrowLeft}c');
  await userEvent.fill(surname, 'Nagyné');
  await press('Lock');
  await expect.element(day).not.toBeInTheDocument();
  await press('Unlock 2');
  await expect.element(day).toBeVisible();
  await expect.element(surname).not.toBeInTheDocument();
  await press('Lock');
  await press('Unlock 1');
  await expect.element(surname).toHaveValue('Nagyné');
  await press('Back');
  await expect.element(page.getByRole('button', { name: 'Discard', exact: true })).toBeVisible();
});

test('a half-typed booking goes on where its person was when the desk was locked', async () => {
  await openDesk();
  await userEvent.keyboard('n');
  await userEvent.fill(phone, '06 20 123 4567');
  await press('Lock');
  await press('Unlock 1');
  await expect.element(phone).toHaveValue('06 20 123 4567');
  await expect.element(page.getByRole('textbox', { name: 'Given name' })).toHaveFocus();
});

test('an appointment that was open when the desk was locked is not opened again', async () => {
  await openDesk();
  await day.click();
  await expect.element(page.getByRole('heading', { name: 'Kata' })).toBeVisible();
  await press('Lock');
  await press('Unlock 1');
  await expect.element(day).toBeVisible();
  expect(page.getByRole('heading', { name: 'Kata' }).elements()).toHaveLength(0);
});
