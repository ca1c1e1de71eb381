import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AuditEntry } from '#shared/contract/identity/audit/audit.ts';
import type { Role } from '#shared/domain/identity/roles.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { AuditPage } from './audit-page.tsx';

const LOOK: AuditEntry = {
  id: 3,
  at: '2026-11-23T09:30:00+01:00',
  actor: 'operator imre',
  action: 'viewed',
  subject: 'appointment',
  subject_id: 1001,
  subject_name: null,
};
const INVITATION: AuditEntry = {
  id: 2,
  at: '2026-11-23T09:00:00+01:00',
  actor: 'staff kata',
  action: 'invited',
  subject: 'staff_user',
  subject_id: 8,
  subject_name: 'imre',
};

const audit = vi.fn<StaffApp['api']['audit']>();
beforeEach(() => {
  audit.mockReset();
  audit.mockImplementation(({ cursor } = {}) =>
    Promise.resolve(
      cursor === undefined
        ? { results: [LOOK], next: '1.1', people: ['imre', 'kata'] }
        : { results: [INVITATION], next: null, people: ['imre', 'kata'] },
    ),
  );
});

const open = async (role: Role) => {
  await renderStaffPage(<AuditPage />, { path: '/audit', role, api: { audit } });
  await expect.element(page.getByText('Viewed the appointment').last()).toBeVisible();
};

test('an entry says when, who, what and about what', async () => {
  await open('admin');
  await expect.element(page.getByText(/Everything that staff have done/)).toBeVisible();
  const textOf = (row: number) => page.getByRole('listitem').nth(row).element().textContent;
  expect(textOf(0)).toMatch(/Viewed the appointment.*Appointment 1001.*imre.*09:30/);
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  await expect.element(page.getByText('Invited').last()).toBeVisible();
  expect(textOf(1)).toMatch(/Invited.*imre.*kata.*09:00/);
  expect(await axeViolations()).toEqual([]);
});

test('filters are read from the server and cleared together', async () => {
  await open('operator_manager');
  await expect.element(page.getByText(/you and the operators/)).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Person' }), 'imre');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Subject' }), 'Appointment');
  await userEvent.fill(page.getByRole('textbox', { name: 'Number' }), '1001');
  await expect
    .poll(() => audit.mock.lastCall)
    .toEqual([{ person: 'imre', subject: 'appointment', subject_id: 1001 }]);
  await expect.element(page.getByRole('button', { name: 'Clear the filters' })).toBeVisible();
  audit.mockResolvedValue({ results: [], next: null, people: ['imre', 'kata'] });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Action' }), 'Booked');
  await expect.element(page.getByRole('heading', { name: 'No such entries' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear the filters' }));
  await expect.element(page.getByRole('combobox', { name: 'Person' })).toHaveValue('');
  await expect.element(page.getByText('Viewed the appointment').last()).toBeVisible();
});

test('a number that is typed fast keeps all of its digits', async () => {
  await open('admin');
  const number = page.getByRole('textbox', { name: 'Number' });
  await userEvent.click(number);
  for (const digit of '1001') document.execCommand('insertText', false, digit);
  await expect.element(number).toHaveValue('1001');
  await expect.poll(() => audit.mock.lastCall).toEqual([{ subject_id: 1001 }]);
});

test('an audit without entries says so', async () => {
  audit.mockResolvedValue({ results: [], next: null, people: [] });
  await renderStaffPage(<AuditPage />, { path: '/audit', role: 'admin', api: { audit } });
  await expect.element(page.getByText('There are no entries yet')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('entries of one day stand below its heading', async () => {
  audit.mockResolvedValue({
    results: [LOOK, INVITATION, { ...LOOK, id: 1, at: '2026-11-20T08:00:00+01:00' }],
    next: null,
    people: [],
  });
  await open('admin');
  const days = page.getByRole('heading', { level: 2 });
  expect(days.elements().map((day) => day.textContent)).toEqual([
    expect.stringMatching(/Monday, 23.November 2026/),
    expect.stringMatching(/Friday, 20.November 2026/),
  ]);
  const listOf = (name: RegExp) => page.getByRole('list', { name }).getByRole('listitem');
  expect(listOf(/Monday/).elements()).toHaveLength(2);
  expect(listOf(/Friday/).elements()).toHaveLength(1);
});

test('a person without colleagues in the audit filters by no person', async () => {
  audit.mockResolvedValue({ results: [LOOK], next: null, people: ['kata'] });
  await open('copywriter');
  await expect.element(page.getByText(/^Everything that you have done/)).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Person' })).not.toBeInTheDocument();
});
