import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { DoctorName } from '#shared/contract/clinic-data/imports/doctor-name.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { ImportPage } from '../import-page.tsx';
import { UploadForm } from '../upload-form.tsx';

const doctor = (row: number, name: string, changes: Partial<DoctorName> = {}): DoctorName => ({
  key: name,
  doctor: name,
  branch: '',
  row,
  rows_count: 1,
  is_confirmed: false,
  schedule_id: null,
  candidates: [1, 2],
  is_sure: false,
  ...changes,
});
const line = {
  row: 2,
  starts_at: '2026-11-24T09:00:00+01:00',
  minutes: 30,
  schedule_id: 1,
  service_id: 1,
  patient: 'Kovács Éva',
  is_outside_hours: true,
  has_bad_phone: true,
  has_other_service: false,
};

/** The page is rendered without a route parameter, so the import has this id. */
const IMPORT: ImportOf<'appointments'> = {
  id: 0,
  clinic_id: 1,
  clinic: 'Duna Clinic',
  file_name: 'appointments.csv',
  state: 'read',
  refusal: null,
  report: null,
  created_by: 'anna',
  created_at: '2026-11-23T09:00:00+01:00',
  kind: 'appointments',
  sheets: [],
  mapping: {
    sheet: 0,
    header_row: 1,
    columns: { doctor: 0 },
  },
  fhir: null,
  hidden_sheets: [],
  lost_styles: false,
  has_proposals: true,
  unread_rows: { count: 0, lines: [] },
  names: [],
  can_undo: false,
  doctors: [
    doctor(2, 'dr. Nagy Anna', { is_sure: true }),
    doctor(3, 'Kis B.', { candidates: [2] }),
    doctor(4, 'Other', { candidates: [] }),
  ],
  preview: {
    fingerprint: 'f',
    reminds: false,
    outside_hours: 1,
    same: 3,
    past: 0,
    unconfirmed: 2,
    ignored: 0,
    entered: {
      count: 2,
      lines: [line],
    },
    left: {
      count: 1,
      lines: [
        {
          row: 6,
          column: 2,
          value: 'soon',
          reason: 'unclear_date',
        },
      ],
    },
  },
  services: [
    {
      id: 1,
      name: 'Cardiologist',
      is_for_children: false,
    },
  ],
  schedules: [
    {
      id: 1,
      doctor: 'Anna Nagy',
      branch: 'Duna Clinic',
    },
    {
      id: 2,
      doctor: 'Béla Kis',
      branch: 'Buda Clinic',
    },
  ],
};

let calls: unknown[];
beforeEach(() => {
  calls = [];
});

async function showImport(): Promise<void> {
  let shown = IMPORT;
  const record = (call: unknown) => {
    calls.push(call);
    return Promise.resolve(shown);
  };
  const api: Partial<StaffApp['api']> = {
    import: () => Promise.resolve(shown),
    matchDoctors: record,
    chooseImport: record,
    applyImport: (call) => {
      shown = {
        ...IMPORT,
        state: 'applied',
        doctors: [],
        preview: null,
        can_undo: true,
        report: {
          created: 2,
          changed: 0,
          kept: 1,
          same: 3,
          left: [
            {
              row: 6,
              reason: 'unclear_date',
            },
          ],
        },
      };
      return record(call);
    },
    undoImport: record,
  };
  await renderStaffPage(<ImportPage />, { path: '/imports/:id?', role: 'clinic_admin', api });
  await expect.element(page.getByRole('heading', { name: 'appointments.csv' })).toBeVisible();
}

test('clear doctors are confirmed together, and others one by one', async () => {
  await showImport();
  await userEvent.click(page.getByRole('button', { name: 'Confirm all clear matches: 1' }));
  const anna = { key: 'dr. Nagy Anna', schedule_id: 1 };
  await expect.poll(() => calls).toEqual([{ id: 0, matches: [anna] }]);
  await userEvent.click(page.getByRole('button', { name: 'Confirm “Kis B.”' }));
  await userEvent.click(page.getByRole('button', { name: 'Confirm “Other”' }));
  await expect
    .poll(() => calls.slice(1))
    .toEqual([
      { id: 0, matches: [{ key: 'Kis B.', schedule_id: 2 }] },
      { id: 0, matches: [{ key: 'Other', schedule_id: null }] },
    ]);
});

test('the preview shows the appointments, what is doubtful and what is left out', async () => {
  await showImport();
  await expect.element(page.getByText('Kovács Éva')).toBeVisible();
  await expect.element(page.getByText('Outside working hours', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Already entered: 3.')).toBeVisible();
  await expect.element(page.getByText('And 1 more')).toBeVisible();
  await userEvent.click(page.getByText('Rows that are not entered: 1'));
  await expect.element(page.getByText(/a date such as 30.11.2026 is expected/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('reminders are sent only if they are ticked', async () => {
  await showImport();
  await userEvent.click(page.getByRole('checkbox', { name: /Send reminders/ }));
  await expect.poll(() => calls).toEqual([{ id: 0, reminds: true }]);
});

test('the report has the rows that were not entered, and the appointments can be cancelled', async () => {
  await showImport();
  await userEvent.click(page.getByRole('button', { name: 'Enter appointments: 2' }));
  await expect.element(page.getByRole('heading', { name: 'Applied' })).toBeVisible();
  await userEvent.click(page.getByText('Rows that are not entered: 1'));
  await expect.element(page.getByText('row 6')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Undo the import' }));
  await expect.poll(() => calls).toEqual([{ id: 0, fingerprint: 'f' }, { id: 0 }]);
});

test('only accounts that import several kinds of data choose what a file contains', async () => {
  const clinics = [{ id: 1, name: 'Duna Clinic' }];
  const form = <UploadForm clinics={clinics} />;
  await renderStaffPage(form, { path: '/imports', role: 'admin', api: {} });
  await expect.element(page.getByText('Price list')).toBeVisible();
  expect(page.getByLabelText('What the file contains').elements()).toEqual([]);
  await renderStaffPage(form, { path: '/imports', role: 'clinic_admin', api: {} });
  await userEvent.selectOptions(
    page.getByLabelText('What the file contains'),
    'Booked appointments',
  );
  await expect.element(page.getByText('List of appointments')).toBeVisible();
  await expect.element(page.getByText(/Patients get no message/)).toBeVisible();
});
