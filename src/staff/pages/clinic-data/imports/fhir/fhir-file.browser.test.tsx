import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { ImportPage } from '../import-page.tsx';

const PATH = 'Bundle.entry[3].resource.availableTime[0].availableStartTime';

/** The page is rendered without a route parameter, so the import has this id. */
const IMPORT: Import = {
  id: 0,
  clinic_id: 1,
  clinic: 'Duna Clinic',
  file_name: 'bundle.json',
  state: 'read',
  refusal: null,
  report: null,
  created_by: 'anna',
  created_at: '2026-11-23T09:00:00+01:00',
  kind: 'appointments',
  sheets: [],
  hidden_sheets: [],
  lost_styles: false,
  has_proposals: true,
  unread_rows: { count: 0, lines: [] },
  mapping: {
    sheet: 0,
    header_row: 0,
    columns: { doctor: 0 },
  },
  doctors: [],
  names: [],
  preview: null,
  services: [],
  schedules: [],
  can_undo: false,
  fhir: {
    read: [
      {
        type: 'Practitioner',
        count: 12,
      },
    ],
    left_out: [
      {
        type: 'Observation',
        reason: 'medical',
        count: 1240,
      },
      {
        type: 'Slot',
        reason: 'not_used',
        count: 2,
      },
    ],
    faults: [
      {
        path: PATH,
        reason: 'not_a_time',
        value: '25:00',
      },
      {
        path: 'Bundle.entry[4].resource.name',
        reason: 'wrong_type',
        value: null,
      },
    ],
    faults_count: 7,
  },
};

test('a FHIR file shows what it has, what is left out, and where it is wrong', async () => {
  const api = { import: () => Promise.resolve(IMPORT) };
  await renderStaffPage(<ImportPage />, { path: '/imports/:id?', role: 'clinic_admin', api });
  await expect
    .element(page.getByRole('heading', { name: 'Contents of the FHIR file' }))
    .toBeVisible();
  await expect.element(page.getByText('Doctors', { exact: true })).toBeVisible();
  await expect.element(page.getByText(PATH)).toBeVisible();
  await expect
    .element(page.getByText('“25:00” – a time such as 08:30:00 is expected'))
    .toBeVisible();
  await expect.element(page.getByText('And 5 more')).toBeVisible();
  await userEvent.click(page.getByText('Left out: 1,242'));
  await expect.element(page.getByText('Observation: 1,240')).toBeVisible();
  await expect.element(page.getByText('Vizit stores no medical records')).toBeVisible();
  await expect.element(page.getByText('Columns of the file')).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});

test('a refused FHIR file says which element is the reason', async () => {
  const refusal = { reason: 'bundle_type', path: 'Bundle.type' } as const;
  const refused: Import = { ...IMPORT, state: 'refused', mapping: null, fhir: null, refusal };
  const api = { import: () => Promise.resolve(refused) };
  await renderStaffPage(<ImportPage />, { path: '/imports/:id?', role: 'clinic_admin', api });
  await expect.element(page.getByText(/contains no current data.*Bundle\.type/)).toBeVisible();
});
