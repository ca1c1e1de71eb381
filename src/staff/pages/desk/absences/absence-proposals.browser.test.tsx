import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AbsenceProposal } from '#shared/contract/desk/absences/absence-proposals.ts';
import type { Position } from '#shared/domain/identity/positions.ts';
import type { StaffApi } from '#staff/lib/api/staff-api.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { AbsencesPage } from './absences-page.tsx';

const PROPOSAL: AbsenceProposal = {
  id: 3,
  doctor: 'Dr. Nagy Anna',
  branch: '1 King Street',
  first_day: '2026-12-21',
  last_day: '2026-12-23',
  reason: 'Congress',
  state: 'proposed',
  answer: null,
  absence_id: null,
};
const ANNA = { id: 1, name: 'Dr. Nagy Anna', branches: ['Centre'], today: '2026-11-24' };

function render(
  position: Position,
  proposals: readonly AbsenceProposal[],
  api: Partial<StaffApi> = {},
) {
  return renderStaffPage(<AbsencesPage />, {
    path: '/absences',
    role: 'clinic_branch_admin',
    position,
    api: {
      doctorsInReach: () => Promise.resolve([ANNA]),
      absences: () => Promise.resolve([]),
      absenceProposals: () => Promise.resolve([...proposals]),
      ...api,
    },
  });
}

test('a doctor proposes an own absence, without a choice of doctors, and is told that the clinic decides', async () => {
  const proposeAbsence = vi.fn(() => Promise.resolve());
  await render('doctor', [], { proposeAbsence });
  await expect
    .element(page.getByText(/The clinic decides. Until then patients can book/u))
    .toBeVisible();
  await expect.element(page.getByLabelText('Doctor')).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('textbox', { name: 'Reason' }).fill('Congress');
  await page.getByRole('button', { name: 'Until further notice' }).click();
  await page.getByRole('button', { name: 'Propose the absence' }).click();
  await expect.element(page.getByText('Proposed. The clinic decides.')).toBeVisible();
  expect(proposeAbsence).toHaveBeenCalledExactlyOnceWith({
    first_day: '2026-11-24',
    last_day: null,
    reason: 'Congress',
  });
});

test('a doctor withdraws a proposal, and reads why another one was rejected', async () => {
  const withdrawAbsenceProposal = vi.fn(() => Promise.resolve());
  const rejected = { ...PROPOSAL, id: 2, state: 'rejected', answer: 'Two are away' } as const;
  await render('doctor', [PROPOSAL, rejected], { withdrawAbsenceProposal });
  await expect.element(page.getByText('Reason: Two are away')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Accept and block the time' }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => withdrawAbsenceProposal.mock.calls).toEqual([[{ id: 3 }]]);
});

test('a proposal that is over can neither be decided nor withdrawn', async () => {
  await render('manager', [{ ...PROPOSAL, state: 'over' }]);
  await expect.element(page.getByText('Over without a decision')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Accept and block the time' }))
    .not.toBeInTheDocument();
});

test('a manager rejects a proposal with a reason only', async () => {
  const rejectAbsenceProposal = vi.fn(() => Promise.resolve());
  await render('manager', [PROPOSAL], { rejectAbsenceProposal });
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByRole('textbox', { name: 'Reason for the doctor' }))
    .toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.element(dialog.getByText('Please enter a reason')).toBeVisible();
  await dialog.getByRole('textbox').fill('Two are away');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(rejectAbsenceProposal).toHaveBeenCalledExactlyOnceWith({ id: 3, answer: 'Two are away' });
});

test('a receptionist accepts one day, and leaves more to a manager', async () => {
  const oneDay = { ...PROPOSAL, id: 4, last_day: PROPOSAL.first_day };
  const acceptAbsenceProposal = vi.fn<StaffApi['acceptAbsenceProposal']>(() =>
    Promise.reject(new Error('not looked at')),
  );
  await render('desk', [PROPOSAL, oneDay], { acceptAbsenceProposal });
  await expect.element(page.getByText('A manager decides about more than one day.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept and block the time' }).click();
  await expect.poll(() => acceptAbsenceProposal.mock.calls[0]?.[0]).toEqual({ id: 4 });
});
