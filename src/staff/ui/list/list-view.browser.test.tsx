import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import type { ListColumn, ListRow } from './list-columns.ts';
import { ListView } from './list-view.tsx';

type Row = ListRow & { doctors: number };

const NAMES = [
  'Surgeon',
  'Cardiologist',
  'Dentist',
  'Urologist',
  'Therapist',
  'Oculist',
  'Oncologist',
];
const ROWS: readonly Row[] = [
  ...NAMES.map((name, index) => ({ key: index, name, href: `/rows/${index}`, doctors: index + 3 })),
  { key: 7, name: 'Árpád Allergist', href: '/rows/7', doctors: 1, words: ['Аллерголог'] },
];
const COLUMNS: readonly ListColumn<Row>[] = [
  {
    key: 'doctors',
    label: 'Doctors',
    isNumber: true,
    cell: ({ doctors }) => doctors,
    order: ({ doctors }) => doctors,
  },
];

function Specialties({ rows = ROWS }: { rows?: readonly Row[] }) {
  return (
    <ListView
      id="specialties"
      label="Specialties"
      rows={rows}
      columns={COLUMNS}
      empty={<p>No specialty yet</p>}
      actions={({ name }) => <button type="button">Texts of {name}</button>}
    />
  );
}

const open = (rows?: readonly Row[]) =>
  renderStaffPage(<Specialties {...(rows === undefined ? {} : { rows })} />, {
    path: '/rows',
    role: 'admin',
    api: {},
  });
const names = () =>
  page
    .getByRole('list', { name: 'Specialties' })
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

test('rows are sorted by name, then by the column whose head is pressed, in both directions', async () => {
  await open();
  await expect.element(page.getByRole('link', { name: 'Surgeon' })).toBeVisible();
  expect(names()).toEqual(['Árpád Allergist', ...NAMES.toSorted()]);
  await userEvent.click(page.getByRole('button', { name: 'Doctors' }));
  await expect
    .element(page.getByRole('button', { name: 'Doctors descending' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(names()[0]).toBe('Oncologist');
  await userEvent.click(page.getByRole('button', { name: 'Doctors descending' }));
  await expect.element(page.getByRole('button', { name: 'Doctors ascending' })).toBeVisible();
  expect(names()[0]).toBe('Árpád Allergist');
});

test('the search finds a row without accents and by its name in another language', async () => {
  await open();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await userEvent.fill(search, 'arpad');
  await expect.element(page.getByText(/^\S*1\S* of \S*8\S*$/)).toBeVisible();
  expect(names()).toEqual(['Árpád Allergist']);
  await userEvent.fill(search, 'аллерг');
  await expect.element(page.getByRole('link', { name: 'Árpád Allergist' })).toBeVisible();
  await userEvent.fill(search, 'nobody');
  await expect.element(page.getByText('Nothing matches')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show all' }));
  await expect.element(page.getByRole('link', { name: 'Surgeon' })).toBeVisible();
});

test('a row is reached from the search by keyboard alone, and the next key stop is its action', async () => {
  await open();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  await userEvent.keyboard('card{Tab}');
  await expect.element(page.getByRole('link', { name: 'Surgeon' })).not.toBeInTheDocument();
  await userEvent.keyboard('jj');
  await expect.element(page.getByRole('link', { name: 'Cardiologist' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Texts of Cardiologist' })).toHaveFocus();
});

test('no letter is lost that is typed before the address of the page has the last one', async () => {
  await open();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect.element(search).toBeVisible();
  const input = search.element() as HTMLInputElement;
  input.focus();
  for (const letter of 'card') document.execCommand('insertText', false, letter);
  await expect.element(search).toHaveValue('card');
  await expect.poll(names).toEqual(['Cardiologist']);
});

test('a list without rows says what to do, and has no search', async () => {
  await open([]);
  await expect.element(page.getByText('No specialty yet')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
});

test.each([360, 1280])('a list has no accessibility violations at %i pixels', async (width) => {
  await page.viewport(width, 800);
  await open();
  await expect.element(page.getByRole('link', { name: 'Surgeon' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
