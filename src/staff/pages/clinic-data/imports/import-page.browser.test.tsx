import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { ImportName, ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { PricePreview } from '#shared/contract/clinic-data/imports/prices/price-schemas.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { ImportPage } from './import-page.tsx';

type Match = Parameters<StaffApp['api']['matchImport']>[0];

const name = (row: number, text: string, changes: Partial<ImportName> = {}): ImportName => ({
  key: text.toLowerCase(),
  name: text,
  section: 'HEART',
  row,
  rows_count: 1,
  is_confirmed: false,
  service_id: null,
  is_follow_up: null,
  candidates: [1, 2],
  is_sure: false,
  is_alike: false,
  ...changes,
});
const line = (offer: number, before: number, after: number) => ({
  row: 2,
  service_id: 1,
  doctor: 'Anna Nagy',
  branch: 'Duna Clinic',
  offer_id: offer,
  before: {
    price: before,
    duration_minutes: 30,
    follow_up_price: offer === 8 ? 15e3 : null,
    follow_up_minutes: offer === 8 ? 25 : null,
  },
  after: {
    price: after,
    duration_minutes: 30,
    follow_up_price: offer === 8 ? 18e3 : null,
    follow_up_minutes: offer === 8 ? 20 : null,
  },
  edited_by: offer === 9 ? 'bea' : null,
});
const none = { count: 0, lines: [] };

const PREVIEW: PricePreview = {
  fingerprint: 'f',
  created: none,
  changed: {
    count: 1,
    lines: [line(8, 2e4, 42e3)],
  },
  kept: {
    count: 1,
    lines: [line(9, 25e3, 22e3)],
  },
  held: none,
  unapproved: none,
  addable: [1],
  confirmed: [],
  overwrite: [8, 7],
  problems: [{ row: 7, fault: 'repeated' }],
  same: 3,
  unconfirmed: 2,
  ignored: 1,
  unknown_doctor: 0,
  other_doctor: 0,
  unplaced: [
    {
      row: 5,
      service_id: 2,
    },
  ],
  faults: [
    {
      row: 6,
      column: 2,
      value: 'call us',
      fault: 'on_request',
    },
  ],
};

/** The page is rendered without a route parameter, so the import has this id. */
const IMPORT: ImportOf<'prices'> = {
  id: 0,
  clinic_id: 1,
  clinic: 'Duna Clinic',
  file_name: 'prices.csv',
  state: 'read',
  kind: 'prices',
  fhir: null,
  hidden_sheets: [],
  lost_styles: false,
  has_proposals: true,
  unread_rows: none,
  refusal: null,
  report: null,
  created_by: 'anna',
  created_at: '2026-11-23T09:00:00+01:00',
  sheets: [
    {
      name: '',
      rows_count: 3,
      columns_count: 2,
      rows: [
        {
          number: 1,
          cells: ['Service', 'Price'],
        },
        {
          number: 2,
          cells: ['Cardio appointment', '22 000'],
        },
      ],
    },
  ],
  mapping: {
    sheet: 0,
    header_row: 1,
    columns: {
      name: 0,
      price: 1,
    },
  },
  names: [
    name(2, 'Cardio appointment', { is_sure: true }),
    name(3, 'Heart echo', { candidates: [2, 1] }),
    name(4, 'Certificate', { candidates: [] }),
  ],
  doctors: [],
  people: [{ schedule_id: 1, name: 'Anna Nagy' }],
  preview: PREVIEW,
  services: [
    {
      id: 1,
      name: 'Cardiologist',
      is_for_children: false,
    },
    {
      id: 2,
      name: 'Heart ultrasound',
      is_for_children: false,
    },
  ],
  schedules: [
    {
      id: 1,
      doctor: 'Anna Nagy',
      branch: 'Duna Clinic',
    },
  ],
  can_undo: false,
};

let matched: Match['matches'][];
let calls: unknown[];
let shown: ImportOf<'prices'>;
/** The promise that a choice waits for. */
let waiting: Promise<void>;
beforeEach(() => showImport({}));

async function showImport(changes: Partial<ImportOf<'prices'>>): Promise<void> {
  [matched, calls, shown] = [[], [], { ...IMPORT, ...changes }];
  waiting = Promise.resolve();
  const record = (call: unknown) => {
    calls.push(call);
    return Promise.resolve(shown);
  };
  const api: Partial<StaffApp['api']> = {
    import: () => Promise.resolve(shown),
    matchImport: ({ matches }) => {
      matched.push(matches);
      return Promise.resolve(shown);
    },
    mapImport: record,
    matchDoctors: record,
    chooseImport: async (call) => {
      const answer = record(call);
      await waiting;
      return answer;
    },
    applyImport: (call) => {
      shown = {
        ...IMPORT,
        state: 'applied',
        preview: null,
        names: [],
        can_undo: true,
        report: {
          created: 0,
          changed: 1,
          kept: 1,
          same: 3,
        },
      };
      return record(call);
    },
    undoImport: record,
  };
  await renderStaffPage(<ImportPage />, { path: '/imports/:id?', role: 'clinic_admin', api });
  await expect.element(page.getByRole('heading', { name: 'prices.csv' })).toBeVisible();
}

test('a price far from others is confirmed, and left out again', async () => {
  await cleanup();
  const held = { count: 1, lines: [{ ...line(7, 2e4, 24), row: 12 }] };
  await showImport({ preview: { ...PREVIEW, held, confirmed: [{ row: 2, service_id: 1 }] } });
  await expect.element(page.getByText(/^These prices are at least 100 times/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^The price is right: Cardio/ }));
  await expect
    .poll(() => calls)
    .toEqual([
      {
        id: 0,
        confirmed: [
          { row: 2, service_id: 1 },
          { row: 12, service_id: 1 },
        ],
      },
    ]);
  await cleanup();
  const other = { row: 2, service_id: 2 };
  const confirmed = [{ row: 2, service_id: 1 }, other];
  await showImport({ preview: { ...PREVIEW, overwrite: [], confirmed } });
  await userEvent.click(page.getByRole('button', { name: /^Leave out again: Cardio/ }));
  await expect.poll(() => calls).toEqual([{ id: 0, confirmed: [other] }]);
});

test('a line shows the follow-up of its service before and after', async () => {
  const followUp = page.getByText(/follow-up:.*15,000.*25.*min.* → .*18,000.*20.*min/);
  await expect.element(followUp).toBeVisible();
});

test('a name that may be a follow-up is confirmed as one, or as a first appointment', async () => {
  await cleanup();
  await showImport({
    names: [name(2, 'Cardio control', { is_follow_up: true }), name(3, 'Heart echo')],
  });
  const kind = page.getByLabelText('Type of appointment for “Cardio control”');
  await expect.element(kind).toHaveDisplayValue('Follow-up');
  expect(page.getByLabelText('Type of appointment for “Heart echo”').query()).toBeNull();
  await userEvent.keyboard('c');
  await expect
    .poll(() => matched)
    .toEqual([[{ key: 'cardio control', service_id: 1, is_follow_up: true }]]);
  await userEvent.selectOptions(kind, 'First appointment');
  await userEvent.click(page.getByRole('button', { name: 'Confirm “Cardio control”' }));
  await expect
    .poll(() => matched[1])
    .toEqual([{ key: 'cardio control', service_id: 1, is_follow_up: false }]);
  expect(await axeViolations()).toEqual([]);
});

test('a confirmed name can become a first appointment', async () => {
  await cleanup();
  const confirmed = { is_follow_up: true, is_confirmed: true, service_id: 1 };
  await showImport({ names: [name(2, 'Cardio control', confirmed)] });
  await userEvent.click(page.getByText(/^Confirmed:.1$/));
  const button = page.getByRole('button', { name: 'Confirm “Cardio control”' });
  expect(button.query()).toBeNull();
  const kind = page.getByLabelText('Type of appointment for “Cardio control”');
  await userEvent.selectOptions(kind, 'First appointment');
  await userEvent.click(button);
  await expect.poll(() => matched[0]).toMatchObject([{ is_follow_up: false }]);
});

test('buttons of prices name the row and the service, those of marked offers the branch', async () => {
  await cleanup();
  const lines = [12, 13].map((row) => ({ ...line(row, 2e4, 24), row }));
  await showImport({ preview: { ...PREVIEW, held: { count: 2, lines } } });
  const named = (label: string) => page.getByRole('button', { name: label, exact: true });
  await expect.element(named('The price is right: Cardiologist, row 12')).toBeVisible();
  await expect.element(named('The price is right: Cardiologist, row 13')).toBeVisible();
  const marked = 'Keep as it is: Cardiologist, Anna Nagy, Duna Clinic';
  await expect.element(named(marked)).toBeVisible();
  await cleanup();
  await showImport({
    preview: { ...PREVIEW, overwrite: [], confirmed: [{ row: 2, service_id: 1 }] },
  });
  await expect.element(named('Leave out again: Cardiologist, row 2')).toBeVisible();
});

test('only the button that was pressed waits, and others are ignored until it is done', async () => {
  await cleanup();
  const lines = [12, 13].map((row) => ({ ...line(row, 2e4, 24), row }));
  await showImport({ preview: { ...PREVIEW, held: { count: 2, lines } } });
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting = promise;
  const button = (row: number) =>
    page.getByRole('button', { name: `The price is right: Cardiologist, row ${row}` });
  await userEvent.click(button(12));
  await expect.element(button(12)).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button(13));
  await expect.element(button(13)).not.toHaveAttribute('aria-busy');
  resolve();
  await expect.element(button(12)).not.toHaveAttribute('aria-busy');
  expect(calls).toEqual([{ id: 0, confirmed: [{ row: 12, service_id: 1 }] }]);
  await userEvent.click(button(13));
  await expect.poll(() => calls).toHaveLength(2);
});

test('a service whose letters are only like the name is proposed, but must be chosen', async () => {
  await cleanup();
  const alike = name(3, 'Heart echo', { candidates: [2, 1], is_alike: true });
  await showImport({ names: [alike, name(4, 'Cardio')] });
  const service = page.getByLabelText('Service for “Heart echo”');
  await expect.element(service).toHaveDisplayValue('Choose a service');
  expect(page.getByRole('button', { name: 'Confirm “Heart echo”' }).query()).toBeNull();
  await userEvent.keyboard('c');
  await expect.poll(() => matched).toEqual([[{ key: 'cardio', service_id: 1 }]]);
  await userEvent.keyboard('jco');
  await expect.element(service).toHaveDisplayValue('Heart ultrasound');
  await userEvent.click(page.getByRole('button', { name: 'Confirm “Heart echo”' }));
  await expect.poll(() => matched[1]).toEqual([{ key: 'heart echo', service_id: 2 }]);
  expect(matched).toHaveLength(2);
});

test('services that could not be proposed are proposed again, and no others are marked', async () => {
  await cleanup();
  const names = IMPORT.names.map((each) => ({ ...each, candidates: [], is_sure: false }));
  await showImport({ names, has_proposals: false });
  await expect.element(page.getByText(/^No services could be proposed/)).toBeVisible();
  await expect.element(page.getByText(/^Names without a proposal:\s3$/)).toBeVisible();
  expect(page.getByRole('button', { name: /^Mark the rest/ }).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Propose services again' }));
  await expect.poll(() => calls).toEqual([{ id: 0, ...IMPORT.mapping }]);
});

test('hidden sheets and rows that are left out are listed with the reason', async () => {
  const row = { row: 3, column: null, value: 'Consult,1,250', fault: 'extra_cells' } as const;
  const unread = { count: 600, lines: [row, { ...row, row: 4, fault: 'hidden_row' } as const] };
  await cleanup();
  await showImport({ hidden_sheets: ['Lists', 'Old'], unread_rows: unread });
  await expect
    .element(page.getByText(/^Hidden sheets are not read:\s“Lists”, “Old”\./))
    .toBeVisible();
  await userEvent.click(page.getByText(/^Rows that are not imported:\s600$/));
  await expect.element(page.getByText(/more cells than the header has/)).toBeVisible();
  await expect.element(page.getByText(/the row is hidden/)).toBeVisible();
});

test('a workbook whose styles cannot be read asks to look for struck text', async () => {
  const note = page.getByText(/^The formatting of this file could not be read/);
  expect(note.query()).toBeNull();
  await cleanup();
  await showImport({ lost_styles: true });
  await expect.element(note).toBeVisible();
});

test('names are confirmed by keyboard, with another proposal or none', async () => {
  await userEvent.keyboard('c');
  await expect.poll(() => matched).toEqual([[{ key: 'cardio appointment', service_id: 1 }]]);
  await userEvent.keyboard('jo');
  await expect
    .element(page.getByLabelText('Service for “Heart echo”'))
    .toHaveDisplayValue('Cardiologist');
  await userEvent.keyboard('c');
  await expect.poll(() => matched[1]).toEqual([{ key: 'heart echo', service_id: 1 }]);
  await userEvent.keyboard('n');
  await expect.poll(() => matched[2]).toEqual([{ key: 'heart echo', service_id: null }]);
});

test('a name without a similar service is matched by hand', async () => {
  await userEvent.click(page.getByText('No similar service: 1'));
  const service = page.getByLabelText('Service for “Certificate”');
  await userEvent.selectOptions(service, 'Heart ultrasound');
  await userEvent.click(page.getByRole('button', { name: 'Confirm “Certificate”' }));
  await expect.poll(() => matched).toEqual([[{ key: 'certificate', service_id: 2 }]]);
});

test('all names that are left are marked as not bookable, but no clear one', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Mark the rest as not bookable: 2' }));
  const none = ['heart echo', 'certificate'].map((key) => ({ key, service_id: null }));
  await expect.poll(() => matched).toEqual([none]);
});

test('the clear names are confirmed together, and no other one', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Confirm all clear matches: 1' }));
  await expect.poll(() => matched).toEqual([[{ key: 'cardio appointment', service_id: 1 }]]);
});

test('the preview says how many rows are left out, and nothing of rows that are not there', async () => {
  await expect.element(page.getByText(/^Already the same:\s3\. Rows/)).toBeVisible();
  await cleanup();
  await showImport({ preview: { ...PREVIEW, same: 0, ignored: 1 } });
  const left = page.getByText(/^Rows that are not services:\s1\.$/);
  await expect.element(left).toBeVisible();
});

test('many clear names are confirmed in parts', async () => {
  await cleanup();
  await showImport({
    names: Array.from({ length: 301 }, (_, i) =>
      name(i + 2, `DeskAppointment ${i}`, { is_sure: true }),
    ),
  });
  await userEvent.click(page.getByRole('button', { name: 'Confirm all clear matches: 301' }));
  await expect.poll(() => matched.map((part) => part.length)).toEqual([300, 1]);
});

test('the preview shows changes, large ones marked, what is kept and what is wrong', async () => {
  await expect.element(page.getByText('More than 50% change')).toBeVisible();
  await expect.element(page.getByText('Overwrite (edited by bea)')).toBeVisible();
  await expect
    .element(page.getByText('Rows left out because their names are not confirmed: 2'))
    .toBeVisible();
  await userEvent.click(page.getByText('Rows with problems: 2'));
  await expect.element(page.getByText(/a price in numbers is expected/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('edited prices are overwritten only if they are marked, beside those marked before', async () => {
  await userEvent.click(page.getByText('Overwrite (edited by bea)'));
  await userEvent.click(page.getByRole('button', { name: 'Overwrite ticked prices: 1' }));
  await expect.poll(() => calls).toEqual([{ id: 0, overwrite: [8, 7, 9] }]);
});

test('a mark is removed again', async () => {
  await userEvent.click(page.getByRole('button', { name: /^Keep as it is: Cardio/ }));
  await expect.poll(() => calls).toEqual([{ id: 0, overwrite: [7] }]);
});

test('doctors are chosen for a service that none offers', async () => {
  await userEvent.click(page.getByRole('checkbox', { name: 'Heart ultrasound' }));
  await userEvent.click(page.getByText('Anna Nagy, Duna Clinic', { exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Add to these doctors' }));
  await expect.poll(() => calls).toEqual([{ id: 0, service_ids: [2], schedule_ids: [1] }]);
});

test('a clinic reads that its account manager adds services of approved doctors', async () => {
  await cleanup();
  await showImport({ preview: { ...PREVIEW, addable: [] } });
  await expect.element(page.getByText(/^Your account manager adds these services/)).toBeVisible();
  const preview = page.getByRole('region', { name: 'What changes' });
  await expect.element(preview.getByText('Heart ultrasound')).toBeVisible();
  expect(page.getByRole('checkbox', { name: 'Heart ultrasound' }).query()).toBeNull();
  await cleanup();
  const unapproved = { count: 1, lines: [{ ...line(0, 0, 28e3), offer_id: null, before: null }] };
  await showImport({ preview: { ...PREVIEW, unapproved } });
  await expect.element(page.getByText(/^Patients see these doctors already/)).toBeVisible();
  await expect.element(page.getByText(/^Left out until they are added:.1$/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('a doctor of the list is confirmed by name, without a branch', async () => {
  await cleanup();
  const doctor = {
    key: 'nagy@*',
    doctor: 'A. Nagy',
    branch: '',
    row: 2,
    rows_count: 3,
    is_confirmed: false,
    schedule_id: null,
    candidates: [1],
    is_sure: false,
  };
  await showImport({ doctors: [doctor], preview: { ...PREVIEW, unknown_doctor: 3 } });
  const chosen = page.getByLabelText('Doctor for “A. Nagy”');
  await expect.element(chosen).toHaveDisplayValue('Anna Nagy');
  const left = page.getByText(/^Rows left out because their doctors are not confirmed:.3$/);
  await expect.element(left).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Confirm “A. Nagy”' }));
  const matches = [{ key: 'nagy@*', schedule_id: 1 }];
  await expect.poll(() => calls).toEqual([{ id: 0, matches }]);
  expect(await axeViolations()).toEqual([]);
});

test('a column is chosen in the table of the file', async () => {
  await userEvent.click(page.getByText('Columns of the file'));
  await userEvent.selectOptions(page.getByLabelText('column 1'), 'Not used');
  const mapping = { sheet: 0, header_row: 1, columns: { price: 1 } };
  await expect.poll(() => calls).toEqual([{ id: 0, ...mapping }]);
});

test('an applied import shows its report and can be undone', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Apply: 1' }));
  await expect.element(page.getByRole('heading', { name: 'Applied' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Undo the import' }));
  await expect.poll(() => calls).toEqual([{ id: 0, fingerprint: 'f' }, { id: 0 }]);
});
